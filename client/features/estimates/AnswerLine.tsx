import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import type { Estimate } from '#shared/estimates/schema.ts';
import { answerChannelTexts, stateLabelTexts } from '#shared/estimates/texts.ts';
import { formatShortDate, formatTime } from '#shared/format.ts';
import { estimateTexts as t } from './texts.ts';

/** Formats 'Agreed on 20 Nov 2026, 4:30 pm, by the tracking link.' */
function answerWords({ state, answeredAt, answeredWhere }: Estimate): string {
  if (!answeredAt || !answeredWhere) return state === 'offered' ? t('noAnswer') : t('notShown');
  return t('answered', {
    label: stateLabelTexts(state),
    date: formatShortDate(answeredAt),
    time: formatTime(answeredAt),
    where: answerChannelTexts(answeredWhere),
  });
}

const looks = {
  draft: { icon: 'clock', color: 'var(--ink)' },
  offered: { icon: 'clock', color: 'var(--ink)' },
  agreed: { icon: 'check', color: 'var(--success)' },
  declined: { icon: 'close', color: 'var(--danger)' },
} as const;

export const AnswerLine = ({ estimate }: { estimate: Estimate }) => (
  <Group component="p" gap={6} wrap="nowrap" align="flex-start" fw={700} c={looks[estimate.state].color}>
    <Icon name={looks[estimate.state].icon} size={20} />
    {answerWords(estimate)}
  </Group>
);
