import type { Generated } from 'kysely';
import type { AnswerPlace, EstimateKind, EstimateState } from '#shared/estimates/states.ts';

export type EstimatesTables = {
  price_list: {
    id: string;
    kind: EstimateKind;
    words: string;
    price_paise: number;
    hsn: Generated<string>;
    in_use: Generated<boolean>;
    created_at: Date;
  };
  /** The newest version of an order's estimate. Lock the order's row to change it. */
  estimates: {
    order_id: string;
    version: number;
    state: EstimateState;
    total_paise: number;
    saved_key: string | null;
    offered_at: Date | null;
    answered_at: Date | null;
    answered_where: AnswerPlace | null;
    answered_by: Generated<string>;
  };
  estimate_lines: {
    order_id: string;
    line: number;
    kind: EstimateKind;
    words: string;
    quantity: number;
    price_paise: number;
    hsn: Generated<string>;
  };
};
