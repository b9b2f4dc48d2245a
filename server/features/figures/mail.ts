import { formatFigure } from '#shared/figures/definitions.ts';
import type { Figures } from '#shared/figures/schema.ts';
import { figureTexts } from '#shared/figures/texts.ts';
import { formatCapped, formatLongDate, formatRupees } from '#shared/format.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { action, linkedLines, mailTo, text } from '../../platform/mail/blocks.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { digestTexts as t } from './texts.ts';

type Facts = { day: string; figures: Figures; due: number; late: number };

/** Six figures of a day, each with a link to its list. Amounts are in rupees. */
export function digestMail(
  person: { name: string; email: string },
  { day, figures, due, late }: Facts,
  publicUrl: string,
): MailMessage {
  const page = (path: string, query: Record<string, string>) =>
    `${publicUrl}${prefixOf(currentLanguage())}${path}?${new URLSearchParams(query)}`;
  const days = { from: day, to: day };
  const { orders, bills } = paths.admin;
  return mailTo(person, 'digest', t('subject', { day: formatLongDate(day) }), [
    text(t('today', { day: formatLongDate(day) })),
    linkedLines(
      [figureTexts('booked'), formatFigure('booked', figures), page(orders, { counted: 'booked', ...days })],
      [figureTexts('done'), formatFigure('done', figures), page(orders, { counted: 'done', ...days })],
      [t('late'), formatCapped(late), page(orders, { late: 'true' })],
      [figureTexts('billed'), formatFigure('billed', figures), page(bills, days)],
      [figureTexts('taken'), formatFigure('taken', figures), page(bills, { taken: 'true', ...days })],
      [t('due'), formatRupees(due), page(bills, { due: 'true' })],
    ),
    action(t('allFigures'), page(paths.admin.figures, { period: 'own', ...days })),
  ]);
}
