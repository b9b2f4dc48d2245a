import type { EventKind } from '../orders/events.ts';

export const auditedActions = {
  'enquiry.setStatus': 'enquiry',
  'user.update': 'user',
  'user.merge': 'user',
  'user.copy': 'user',
  'user.erase': 'user',
  'request.acknowledge': 'enquiry',
  'request.answer': 'enquiry',
  'technician.update': 'user',
  'technician.leave': 'user',
  'invitation.send': 'user',
  'invitation.withdraw': 'user',
  'service.add': 'service',
  'service.addSamples': 'service',
  'order.remove': 'order',
  'order.setBuyer': 'order',
  'opening.dismiss': 'business',
  'service.update': 'service',
  'service.move': 'service',
  'service.show': 'service',
  'service.hide': 'service',
  'category.add': 'category',
  'category.rename': 'category',
  'category.move': 'category',
  'category.delete': 'category',
  'business.update': 'business',
  'reel.add': 'reel',
  'reel.update': 'reel',
  'reel.delete': 'reel',
  'mail.sendAgain': 'mail',
  'visits.update': 'visits',
  'bills.update': 'bills',
  'rates.set': 'bills',
  'month.close': 'bills',
  'cash.handOver': 'cash',
  'cash.payOut': 'cash',
  'cash.takeBack': 'cash',
  'day.close': 'cash',
  'settlement.take': 'bills',
  'settlement.setAside': 'bills',
  'searchWords.update': 'business',
  'price.add': 'price',
  'price.change': 'price',
  'webhook.add': 'webhook',
  'webhook.update': 'webhook',
  'webhook.changeSecret': 'webhook',
  'webhook.remove': 'webhook',
  'import.add': 'import',
  'import.undo': 'import',
  'apiKey.add': 'apiKey',
  'apiKey.revoke': 'apiKey',
} as const;

export type AuditedAction = keyof typeof auditedActions;

export type OrderAction =
  | 'order.setStatus'
  | `order.${Exclude<EventKind, 'completed' | 'reopened' | 'reminded'>}`;

export const auditedEntities: readonly string[] = [...new Set(['order', ...Object.values(auditedActions)])];
