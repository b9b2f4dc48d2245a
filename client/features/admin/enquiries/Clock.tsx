import type { Answer } from '#client/lib/trpc.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { formatShortDate } from '#shared/format.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { enquiryTexts as t } from './texts.ts';

export type ListedEnquiry = Answer['enquiries']['table']['items'][number];

/** The service of an enquiry, or 'Complaint 101' for a complaint. */
export const typeOf = ({ serviceType, number }: Pick<ListedEnquiry, 'serviceType' | 'number'>): string =>
  [serviceTypeName(serviceType), number].filter(Boolean).join(' ');

/** The deadline to acknowledge or answer a complaint, or the time when it was settled. Empty for other enquiries. */
export function clockWords(enquiry: ListedEnquiry, format = formatShortDate): string {
  const { kind, settledAt, acknowledgedAt, acknowledgeBy, answerBy, late } = enquiry;
  if (kind === 'enquiry') return '';
  if (settledAt) return t('settledOn', { day: formatShortDate(settledAt) });
  const next = acknowledgedAt
    ? t('answerBy', { moment: format(answerBy) })
    : t('acknowledgeBy', { moment: format(acknowledgeBy) });
  return late ? `${t('late')}. ${next}` : next;
}

/** The deadline of a complaint, in red once it has passed. */
export const Clock = ({ enquiry, words = clockWords(enquiry) }: { enquiry: ListedEnquiry; words?: string }) =>
  words && (
    <Text span display="block" size="sm" {...(enquiry.late ? { c: 'var(--red)', fw: 700 } : { c: 'dimmed' })}>
      {words}
    </Text>
  );
