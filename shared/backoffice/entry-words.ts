import { roleNameTexts } from '../accounts/texts.ts';
import { applianceKindTexts } from '../appliances/texts.ts';
import { methodName } from '../bills/method-name.ts';
import { formatWeekday } from '../date-format.ts';
import { replyWays } from '../enquiries/schema.ts';
import { formatRupees } from '../format.ts';
import { successMessages } from '../messages.ts';
import { reasonName } from '../orders/cancel-reasons.ts';
import { stageTexts, statusTexts } from '../orders/texts.ts';
import { areaName, nameIn } from '../place-names.ts';
import { specialDay, visit, visitWindow } from '../visits/schema.ts';
import { weekdays } from '../visits/weekdays.ts';
import { formatVisit, formatVisitDay, formatWindow } from '../visits/words.ts';
import type { AuditedAction, OrderAction } from './audited.ts';
import { actionTexts, fieldTexts, labelTexts, auditTexts as t } from './texts.ts';

const messages = {
  'order.cancelled': successMessages.bookingCancelled,
  'order.assigned': successMessages.technicianAssigned,
  'order.estimateOffered': successMessages.estimateOffered,
  'order.estimateAgreed': successMessages.estimateAgreed,
  'order.estimateDeclined': successMessages.estimateDeclined,
  'order.paymentCorrected': successMessages.paymentCorrected,
  'order.credited': successMessages.creditNoteMade,
  'order.whatsAppOpened': successMessages.whatsAppNoted,
  'month.close': successMessages.monthClosed,
  'cash.handOver': successMessages.cashHandedOver,
  'cash.payOut': successMessages.cashPaidOut,
  'cash.takeBack': successMessages.cashTakenBack,
  'day.close': successMessages.dayClosed,
  'settlement.take': successMessages.bankFileBooked,
  'settlement.setAside': successMessages.lineSetAside,
  'webhook.remove': successMessages.webhookRemoved,
  'import.undo': successMessages.importUndone,
  'apiKey.add': successMessages.keyMade,
  'apiKey.revoke': successMessages.keyRevoked,
  'appliance.change': successMessages.applianceSaved,
  'appliance.remove': successMessages.applianceRemoved,
  'appliance.move': successMessages.applianceMoved,
  'appliance.bind': successMessages.stickerBound,
  'technician.leave': successMessages.technicianLeft,
  'invitation.withdraw': successMessages.invitationWithdrawn,
  'request.acknowledge': successMessages.complaintAcknowledged,
  'request.answer': successMessages.complaintAnswered,
  'user.copy': successMessages.copyMade,
  'user.erase': successMessages.erased,
  'rates.set': successMessages.ratesSaved,
  'order.setBuyer': successMessages.buyerSaved,
  'order.remove': successMessages.testOrderRemoved,
  'opening.dismiss': successMessages.openingDismissed,
  'service.move': successMessages.productMoved,
  'category.move': successMessages.categoryMoved,
  'service.show': successMessages.productRestored,
  'service.hide': successMessages.productWithdrawn,
} as const;

// A new action does not compile without its words.
const actions = actionTexts satisfies (
  action: Exclude<AuditedAction | OrderAction, keyof typeof messages>,
) => string;

const actionWords = (action: string): string =>
  (messages as Readonly<Record<string, string>>)[action] ?? nameIn(actions, action);

const answers: Record<(typeof replyWays)[number], string> = {
  call: t('answeredByPhone'),
  whatsApp: t('answeredByWhatsApp'),
  mail: t('answeredByEmail'),
};
const answerOf = (values: Values) => replyWays.find((way) => way === values?.reply);

/** Formats a change as a sentence: 'Answered by WhatsApp'. */
export function entryWords({ action, after }: { action: string; after: Values }): string {
  const way = answerOf(after);
  return way ? answers[way] : actionWords(action);
}

/** Formats an entry's subject in the reader's language: 'Order 1256, Asha Patil'. It is stored in English. */
export function labelWords({ entity, action, label }: Record<'entity' | 'action' | 'label', string>): string {
  if (entity === 'order')
    return label.replace(/^Order (.*)/, (_, of: string) => t('orderLabel', { label: of }));
  if (action === 'service.addSamples') return t('samplesLabel', { label: `${Number.parseInt(label, 10)}` });
  return entity === 'visits' || entity === 'bills' ? nameIn(labelTexts, label) : label;
}

type Values = Record<string, unknown> | null;
export type FieldChange = { field: string; before: string; after: string };

const nameOf: Record<string, (value: string) => string> = {
  role: (role) => nameIn(roleNameTexts, role),
  stage: (stage) => nameIn(stageTexts, stage),
  step: (stage) => nameIn(stageTexts, stage),
  status: (status) => nameIn(statusTexts, status),
  area: areaName,
  reason: reasonName,
  method: methodName,
  kind: (kind) => nameIn(applianceKindTexts, kind),
};

const moneyFields = ['amount', 'charge', 'price', 'fee', 'due', 'total'];

const differenceWords = (rupees: number): string =>
  rupees === 0
    ? t('nothingMissing')
    : t(rupees < 0 ? 'amountMissing' : 'amountTooMuch', { amount: formatRupees(Math.abs(rupees)) });

/** The value of a field as people read it: sums in rupees, fixed values by their names. */
function valueWords(field: string, value: unknown): string {
  if (typeof value === 'number') {
    if (field === 'difference') return differenceWords(value);
    return moneyFields.includes(field) ? formatRupees(value) : String(value);
  }
  return typeof value === 'string' && nameOf[field] ? nameOf[field](value) : plain(value);
}

const plain = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '';
  if (value === true) return t('yes');
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ');
  return typeof value === 'object' ? wordsOfObject(value) : String(value);
};

// Formats a visit, a visit window or a day with windows. Lists the values of any other object.
function wordsOfObject(value: object): string {
  const seen = visit.safeParse(value).data;
  if (seen) return formatVisit(seen);
  const window = visitWindow.safeParse(value).data;
  if (window) return `${formatWindow(window)} (${window.visits ?? t('asTechnicians')})`;
  const day = specialDay.safeParse(value).data;
  if (day) return `${formatVisitDay(day.date)} ${day.date.slice(0, 4)}: ${plain(day.windows) || t('closed')}`;
  return plain(Object.values(value));
}

// Splits the week into seven fields, so that the entry shows only the changed days.
function byWeekday(values: Values): Values {
  if (!values || !Array.isArray(values.week)) return values;
  const { week, ...others } = values;
  const days = weekdays.map((_, day) => [formatWeekday(day), plain(week[day]) || t('closed')]);
  return { ...Object.fromEntries(days), ...others };
}

export function fieldChanges(earlier: Values, later: Values): FieldChange[] {
  const [before, after] = [byWeekday(earlier), byWeekday(later)];
  // Leaves out ids, which mean nothing to people. An answer's sentence already says its way and its status.
  const said = ['technicianId', 'conflict', ...(answerOf(later) ? ['reply', 'status'] : [])];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !said.includes(field))
    .map((field) => ({
      field: nameIn(fieldTexts, field),
      before: valueWords(field, before?.[field]),
      after: valueWords(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
