// Orders with what was booked, what happened and what was said.
import type { Generated } from 'kysely';
import type { Status } from '#shared/business.ts';
import type { EventKind } from '#shared/orders/events.ts';
import type { Mover, Stage } from '#shared/orders/stages.ts';
import type { Json, Moment } from '../column-types.ts';

export type OrdersTables = {
  orders: {
    id: string;
    client_key: string;
    user_id: string;
    u_id: number;
    fullname: string;
    email: string;
    area: string;
    street: string;
    mobile: string;
    total_paise: number;
    total_qty: number;
    payment_method: Generated<string>;
    card_order_id: string | null;
    status: Generated<Status>;
    created_at: Moment;
    order_number: Generated<number>;
    stage: Generated<Stage>;
    /** Both or neither; who has a visit holds a place in `visit_places`. */
    visit_from: Date | null;
    visit_to: Date | null;
    due_at: Generated<Date>;
    note: Generated<string>;
    waiting_reason: Generated<string>;
    cancellation_fee_paise: Generated<number>;
    /** Counts up when an admin revokes the tracking link. */
    link_version: Generated<number>;
    updated_at: Moment;
    /** The enquiry that it came of. */
    enquiry_id: string | null;
    /** Who carries it out. */
    technician_id: string | null;
    /** When it became done or cancelled; null while it is open, and where that was before it was kept. */
    closed_at: Date | null;
    /** The order and its line under whose warranty this one is. */
    warranty_of: string | null;
    warranty_line: number | null;
    /** The number of its bill that holds. */
    bill_number: string | null;
    /** What the customer has agreed to beyond the charge of the booking: the sum of the agreed estimate's lines. */
    agreed_paise: Generated<number>;
    /** What the bill that holds comes to, and what of it is not paid. */
    billed_paise: Generated<number>;
    due_paise: Generated<number>;
  };
  order_lines: {
    order_id: string;
    line: number;
    service_id: string;
    product_name: string;
    price_paise: number;
    quantity: number;
    created_at: Date;
    /** The last day of its warranty, in India; null before it is done and where it has none. */
    warranty_until: string | null;
  };
  order_events: {
    id: Generated<number>;
    order_id: string;
    at: Moment;
    kind: EventKind;
    stage: Stage;
    public: boolean;
    by_role: Mover | 'system';
    actor_id: string | null;
    actor: string;
    before: Json;
    after: Json;
    /** The key of the step that it tells, where the one who stepped gave one. */
    step_key: string | null;
  };
  /** `picture` is a data URL. */
  order_pictures: {
    id: string;
    order_id: string;
    picture: string;
    created_at: Date;
    by_role: Generated<Mover>;
  };
  feedback: { order_id: string; user_id: string; rating: number; comment: string; created_at: Moment };
};
