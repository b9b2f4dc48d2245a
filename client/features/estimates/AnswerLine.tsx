import { Icon } from '#client/ui/Icon.tsx';
import type { Estimate } from '#shared/estimates/schema.ts';
import { answerChannelTexts, stateLabelTexts } from '#shared/estimates/texts.ts';
import { formatShortDate, formatTime } from '#shared/format.ts';
import classes from './Estimate.module.css';
import { estimateTexts as t } from './texts.ts';

/** Formats 'Agreed on 20 Nov 2026, 4:30 pm, by the tracking link.' Blank without an answer. */
function answerWords({ state, answeredAt, answeredWhere }: Estimate): string {
  if (!answeredAt || !answeredWhere) return '';
  const label = stateLabelTexts(state);
  const words = answerChannelTexts(answeredWhere);
  return t('answered', {
    label,
    date: formatShortDate(answeredAt),
    time: formatTime(answeredAt),
    where: words,
  });
}

export const AnswerLine = ({ estimate }: { estimate: Estimate }) => (
  <p className={classes.answer} data-state={estimate.state}>
    <Icon name={estimate.state === 'agreed' ? 'check' : 'close'} size={20} />
    {answerWords(estimate)}
  </p>
);
