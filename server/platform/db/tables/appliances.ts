import type { ColumnType, Generated } from 'kysely';
import type { ApplianceKind } from '#shared/appliances/kinds.ts';
import type { Moment } from '../column-types.ts';

export type AppliancesTables = {
  appliances: {
    id: string;
    user_id: string;
    kind: ApplianceKind;
    maker: Generated<string>;
    model: Generated<string>;
    serial: Generated<string>;
    place: Generated<string>;
    /** The month of its purchase, '2026-03'. */
    bought: string | null;
    makers_warranty_months: number | null;
    note: Generated<string>;
    /** A removed appliance stays in the history of orders. */
    removed: Generated<boolean>;
    sought: Generated<string>;
    created_at: Moment;
    /** The database's time of the last change; a trigger sets it. */
    changed_at: ColumnType<Date, never, never>;
  };
  /** Which appliances a line of an order is about, at most as many as its pieces. */
  order_appliances: { order_id: string; line: number; appliance_id: string };
  appliance_pictures: { id: string; appliance_id: string; picture: string; created_at: Date };
  stickers: {
    token: string;
    code: string;
    appliance_id: string | null;
    replaced: Generated<boolean>;
    /** The print run, which can be printed again. */
    sheet: string;
    created_at: Moment;
  };
  scanned_stickers: { order_id: string; token: string; kind: ApplianceKind; maker: string };
};
