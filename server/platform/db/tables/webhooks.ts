import type { Generated } from 'kysely';
import type { deliveryStates, offReasons, WebhookKind } from '#shared/webhooks/schema.ts';
import type { Moment } from '../column-types.ts';

export type WebhooksTables = {
  webhook_endpoints: {
    id: string;
    address: string;
    kinds: WebhookKind[];
    secret: string;
    /** One or two old secrets with a blank between. They also sign until `secret_before_until`. */
    secret_before: string | null;
    secret_before_until: Date | null;
    /** Null while the endpoint is on. */
    off_reason: (typeof offReasons)[number] | null;
    failing_since: Date | null;
    last_success_at: Date | null;
    created_at: Moment;
  };
  webhook_events: {
    /** The `webhook-id` of each try. */
    id: string;
    kind: string;
    /** The order that the message is about. */
    subject_id: string | null;
    body: string;
    created_at: Moment;
  };
  webhook_deliveries: {
    id: Generated<number>;
    endpoint_id: string;
    event_id: string;
    subject_id: string | null;
    state: Generated<(typeof deliveryStates)[number]>;
    tries: Generated<number>;
    /** The time of the next try. During a try, the end of its lease. */
    next_try_at: Moment;
    first_try_at: Date | null;
    tried_at: Date | null;
    status: number | null;
    answer: Generated<string>;
    took_ms: number | null;
    created_at: Moment;
  };
};
