import type { Generated } from 'kysely';
import type { Language } from '#shared/language.ts';
import type { RequestKind } from '#shared/rights/schema.ts';

export type RightsTables = {
  /** Each erasure. A row of this transaction lets it mask kept rows, which are otherwise only added. */
  erasures: {
    id: Generated<number>;
    at: Date;
    user_id: number | null;
    xact: Generated<string>;
    began: Generated<Date>;
  };
  requests: {
    id: string;
    number: Generated<number>;
    kind: RequestKind;
    at: Date;
    user_id: string | null;
    order_number: number | null;
    fullname: string;
    mobile: string;
    email: string;
    message: string;
    language: Language;
    /** The admin who asked for a caller. */
    by_staff: Generated<string>;
    acknowledged_at: Date | null;
    answered_at: Date | null;
    answer: Generated<string>;
    answered_by: Generated<string>;
  };
};
