import { z } from 'zod';
import { fieldMessages as say } from '../messages.ts';

const key = z.string().regex(/^[\w-]{1,200}$/);

/** The value of `PushSubscription.toJSON()` in the browser. */
export const subscribeInput = z.object({
  endpoint: z.url({ protocol: /^https$/, error: say.unknownValue }).max(1000),
  keys: z.object({ p256dh: key, auth: key }),
});
export const pushKey = z.object({ key: z.string() });

export const newsKinds = ['new', 'moved', 'withdrawn'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** A notification on a technician's phone. It does not name the customer. `jobs` is the number on the app's icon. */
export const jobNotification = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  jobs: z.number(),
});
export type JobNotification = z.output<typeof jobNotification>;
export type Subscribe = z.output<typeof subscribeInput>;
