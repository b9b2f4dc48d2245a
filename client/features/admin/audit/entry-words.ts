import type { AuditedAction, OrderAction } from '#shared/backoffice/audited.ts';
import { successMessages } from '#shared/messages.ts';
import { specialDay, visit, visitWindow } from '#shared/visits/schema.ts';
import { weekdays } from '#shared/visits/weekdays.ts';
import { formatClock, formatVisit, formatVisitDay } from '#shared/visits/words.ts';

const actions: Readonly<Record<AuditedAction | OrderAction, string>> = {
  'order.setStatus': 'Order status changed',
  'order.booked': 'Booked for a caller',
  'order.scheduled': 'Visit agreed',
  'order.rescheduled': 'Visit moved',
  'order.withdrawn': 'Visit time withdrawn',
  'order.setOut': 'Technician set out',
  'order.turnedBack': 'Visit did not take place',
  'order.started': 'Work begun',
  'order.waiting': 'Second visit needed',
  'order.cancelled': successMessages.bookingCancelled,
  'order.restored': 'Booking restored',
  'order.pictures': 'Pictures added',
  'order.joined': 'Booking joined with an account',
  'order.assigned': successMessages.technicianAssigned,
  'order.unassigned': 'Technician taken off',
  'order.noted': 'Note written',
  'order.estimateOffered': successMessages.estimateOffered,
  'order.estimateAgreed': successMessages.estimateAgreed,
  'order.estimateDeclined': successMessages.estimateDeclined,
  'order.billed': 'Bill made',
  'order.paid': 'Payment taken',
  'order.paymentCorrected': successMessages.paymentCorrected,
  'order.credited': successMessages.creditNoteMade,
  'order.claimed': 'Warranty claimed',
  'order.claimWithdrawn': 'Warranty claim withdrawn',
  'order.whatsAppOpened': successMessages.whatsAppNoted,
  'order.linkRenewed': 'Tracking link renewed',
  'visits.update': 'Visit times changed',
  'bills.update': 'Tax and bills changed',
  'month.close': successMessages.monthClosed,
  'cash.handOver': successMessages.cashHandedOver,
  'price.add': 'Price added',
  'price.change': 'Price changed',
  'import.add': 'Rows imported',
  'import.undo': successMessages.importUndone,
  'enquiry.setStatus': 'Enquiry status changed',
  'user.update': 'User changed',
  'technician.update': 'Technician changed',
  'technician.leave': successMessages.technicianLeft,
  'invitation.send': 'Invited',
  'invitation.withdraw': successMessages.invitationWithdrawn,
  'service.add': 'Service added',
  'service.addSamples': 'Sample services added',
  'order.remove': successMessages.testOrderRemoved,
  'opening.dismiss': successMessages.openingDismissed,
  'service.update': 'Service changed',
  'service.show': successMessages.productRestored,
  'service.hide': successMessages.productWithdrawn,
  'category.add': 'Category added',
  'category.rename': 'Category renamed',
  'category.delete': 'Category deleted',
  'business.update': 'Company data changed',
  'reel.add': 'Reel added',
  'reel.update': 'Reel changed',
  'reel.delete': 'Reel deleted',
  'mail.sendAgain': 'Email sent again',
};

export const actionWords = (action: string): string =>
  (actions as Readonly<Record<string, string>>)[action] ?? action;

type Values = Record<string, unknown> | null;
export type FieldChange = { field: string; before: string; after: string };

const plain = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'object' ? wordsOfObject(value) : String(value);
};

// Formats a visit, a visit window or a day with windows. Shows other values as stored.
function wordsOfObject(value: object): string {
  const seen = visit.safeParse(value).data;
  if (seen) return formatVisit(seen);
  const window = visitWindow.safeParse(value).data;
  if (window)
    return `${formatClock(window.from)} to ${formatClock(window.to)} (${window.visits ?? 'as technicians'})`;
  const day = specialDay.safeParse(value).data;
  if (day) return `${formatVisitDay(day.date)} ${day.date.slice(0, 4)}: ${plain(day.windows) || 'closed'}`;
  return JSON.stringify(value);
}

// Splits the week into seven fields, so that the entry shows only the changed days.
function byWeekday(values: Values): Values {
  if (!values || !Array.isArray(values.week)) return values;
  const { week, ...others } = values;
  const days = weekdays.map((name, day) => [name, plain(week[day]) || 'closed']);
  return { ...Object.fromEntries(days), ...others };
}

const fieldNames: Readonly<Record<string, string>> = {
  days: 'single days',
  leadMinutes: 'lead time in minutes',
  horizonDays: 'days ahead',
  fee: 'fee in rupees',
  companyName: 'company name',
  shortName: 'short name',
  sinceYear: 'in business since',
  payPromise: 'promise about paying',
  hoursNote: 'note about hours',
  shortNotice: 'short notice',
};

export function fieldChanges(earlier: Values, later: Values): FieldChange[] {
  const [before, after] = [byWeekday(earlier), byWeekday(later)];
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field: fieldNames[field] ?? field,
      before: plain(before?.[field]),
      after: plain(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
