// What the audit records: each action of the panel and the kind of thing that it changes.

/** Action -> the kind of thing it changes. The Audit screen has words for each (client/features/admin/audit). */
export const auditedActions = {
  'order.setStatus': 'order',
  'enquiry.setStatus': 'enquiry',
  'user.update': 'user',
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
} as const;

export type AuditedAction = keyof typeof auditedActions;
export type AuditedEntity = (typeof auditedActions)[AuditedAction];
