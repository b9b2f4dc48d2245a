import type { ColumnType, Generated } from 'kysely';
import type { Buyer } from '#shared/bills/buyer.ts';
import type { Status } from '#shared/business.ts';
import type { AnswerChannel, EstimateKind, EstimateState } from '#shared/estimates/states.ts';
import type { OrderSource } from '#shared/figures/schema.ts';
import type { EventKind } from '#shared/orders/events.ts';
import type { Mover, Stage } from '#shared/orders/stages.ts';
import type { VisitSettings } from '#shared/visits/schema.ts';
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
    /** The visit's start and end are set together or are null. An order with a visit has a place in `visit_places`. */
    visit_from: Date | null;
    visit_to: Date | null;
    due_at: Generated<Date>;
    note: Generated<string>;
    waiting_reason: Generated<string>;
    part: Generated<string>;
    part_expected: string | null;
    proposed_from: Date | null;
    proposed_to: Date | null;
    not_at_home_at: Date | null;
    cancellation_fee_paise: Generated<number>;
    /** Increases when an admin revokes the tracking link. */
    link_version: Generated<number>;
    /** When the customer asked for the lost link. Null once the office has sent it. */
    link_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    updated_at: Moment;
    enquiry_id: string | null;
    technician_id: string | null;
    /** True if a customer moved the visit to a time at which the technician has another visit. */
    technician_busy: Generated<boolean>;
    /** The time at which the order became done or cancelled. Null for open orders and very old ones. */
    closed_at: Date | null;
    warranty_of: string | null;
    warranty_line: number | null;
    review_asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The business customer for the bill. Null for others. */
    buyer: ColumnType<Buyer | null, string | null | undefined, string | null>;
    bill_number: string | null;
    /** The sum of the agreed estimate. It does not include the price of the booked services. */
    agreed_paise: Generated<number>;
    billed_paise: Generated<number>;
    due_paise: Generated<number>;
    source: Generated<OrderSource>;
    /** The category of the first service when it was booked. A later change of the service leaves it. */
    category: Generated<string>;
    /** Derived from the API key's id and the `orderId` of its booking. Null for other orders. */
    key_booking: string | null;
  };
  /** Visits that were cancelled, lost their time or went to another technician. A trigger writes them. */
  ended_visits: {
    id: Generated<number>;
    order_id: string;
    technician_id: string | null;
    visit_from: Date;
    visit_to: Date;
    at: Moment;
  };
  /** Test bookings of versions up to 2.16. No figure, news or webhook counts them. */
  test_orders: { order_id: string };
  order_lines: {
    order_id: string;
    line: number;
    service_id: string;
    product_name: string;
    price_paise: number;
    quantity: number;
    created_at: Date;
    /** The last day of the warranty in India. Null until the order is done, and without warranty. */
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
    step_key: string | null;
  };
  order_pictures: {
    id: string;
    order_id: string;
    picture: string;
    created_at: Date;
    by_role: Generated<Mover>;
  };
  feedback: { order_id: string; user_id: string; rating: number; comment: string; created_at: Moment };
  price_list: {
    id: string;
    kind: EstimateKind;
    words: string;
    words_hi: Generated<string>;
    words_mr: Generated<string>;
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
    answered_where: AnswerChannel | null;
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
  visit_settings: {
    id: Generated<number>;
    version: Generated<number>;
    week: ColumnType<VisitSettings['week'], string, string>;
    days: ColumnType<VisitSettings['days'], string, string>;
    per_technician: Generated<number>;
    lead_minutes: number;
    horizon_days: number;
    call_hours: Generated<number>;
    had_technician: Generated<boolean>;
  };
  visit_places: { visit_from: Date; taken: number };
};
