// What the audit records: each action of the panel and the kind of thing that it changes.

import type { EventKind } from '../orders/events.ts';

/** Action -> the kind of thing it changes. The Audit screen has words for each (client/features/admin/audit). */
export const auditedActions = {
  'enquiry.setStatus': 'enquiry',
  'user.update': 'user',
  'technician.update': 'user',
  'service.add': 'service',
  'service.update': 'service',
  'service.show': 'service',
  'service.hide': 'service',
  'category.add': 'category',
  'category.rename': 'category',
  'category.delete': 'category',
  'business.update': 'business',
  'reel.add': 'reel',
  'reel.update': 'reel',
  'reel.delete': 'reel',
  'mail.sendAgain': 'mail',
  'visits.update': 'visits',
  'bills.update': 'bills',
  'price.add': 'price',
  'price.change': 'price',
} as const;

export type AuditedAction = keyof typeof auditedActions;

/** What admins do to orders is one of the order's events and reads as these actions. */
export type OrderAction =
  | 'order.setStatus'
  | `order.${Exclude<EventKind, 'completed' | 'reopened' | 'reminded'>}`;

/** The kinds of things whose changes the audit shows. */
export const auditedEntities: readonly string[] = [...new Set(['order', ...Object.values(auditedActions)])];
