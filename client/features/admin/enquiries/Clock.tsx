import { Text } from '#client/ui/mantine/layout.tsx';
import type { ListedEnquiry } from '#shared/enquiries/schema.ts';
import { formatMoment, formatShortDate } from '#shared/format.ts';
import { serviceTypeName } from '#shared/place-names.ts';
import { enquiryTexts as t } from './texts.ts';

/** The service of an enquiry; of a complaint 'Complaint 101'. */
export const typeOf = ({ serviceType, number }: Pick<ListedEnquiry, 'serviceType' | 'number'>): string =>
  [serviceTypeName(serviceType), number].filter(Boolean).join(' ');

/** Until when a complaint is acknowledged or answered, in red once that is over. */
export function Clock({ enquiry }: { enquiry: ListedEnquiry }) {
  const { kind, settledAt, acknowledgedAt, acknowledgeBy, answerBy, late } = enquiry;
  if (kind === 'enquiry') return null;
  return (
    <Text span display="block" size="sm" {...(late ? { c: 'var(--red)', fw: 700 } : { c: 'dimmed' })}>
      {late && `${t('late')}. `}
      {settledAt
        ? t('settledOn', { day: formatShortDate(settledAt) })
        : acknowledgedAt
          ? t('answerBy', { moment: formatMoment(answerBy) })
          : t('acknowledgeBy', { moment: formatMoment(acknowledgeBy) })}
    </Text>
  );
}
