import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { formatShortDate } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { JobPictures, mayAddPictures } from './JobPictures.tsx';
import { jobTexts as t } from './texts.ts';

type Props = { job: Job; describedBy: string };

export function JobServices({ job, describedBy }: Props) {
  return (
    <Stack gap="xs">
      <Text component="ul" fw={700}>
        {job.products.map(({ productId, productName, quantity }) => (
          <li key={productId}>
            {productName}
            {quantity > 1 && ` ×${quantity}`}
          </li>
        ))}
      </Text>
      {job.note && <Note icon="chat" text={job.note} describedBy={describedBy} />}
      {job.waitingReason && (
        <Note icon="clock" text={t('waitsFor', { reason: job.waitingReason })} describedBy={describedBy} />
      )}
      {job.before.length > 0 && (
        <div>
          <Text size="sm" fw={700}>
            {t('doneBefore')}
          </Text>
          <Text component="ul" size="sm">
            {job.before.map(({ date, services }) => (
              <li key={`${date} ${services.join()}`}>
                {formatShortDate(date)}: {services.join(', ')}
              </li>
            ))}
          </Text>
        </div>
      )}
      {(job.pictures > 0 || mayAddPictures(job)) && <JobPictures job={job} describedBy={describedBy} />}
    </Stack>
  );
}

type NoteProps = { icon: IconName; text: string; describedBy: string };

const Note = ({ icon, text, describedBy }: NoteProps) => (
  <Group
    wrap="nowrap"
    align="flex-start"
    gap="xs"
    p="8px 10px"
    bg="var(--tint-kitchen)"
    style={{ borderRadius: 'var(--radius-input)', whiteSpace: 'pre-line' }}
  >
    <Icon name={icon} size={18} />
    <LongText text={text} describedBy={describedBy} />
  </Group>
);

const maxLetters = 160;

function LongText({ text, describedBy }: { text: string; describedBy: string }) {
  const [expanded, setExpanded] = useState(false);
  if (text.length <= maxLetters) return <p>{text}</p>;
  return (
    <div>
      <Text inherit {...(!expanded && { lineClamp: 4 })}>
        {text}
      </Text>
      <Button
        variant="quiet"
        style={{ marginLeft: -12, color: 'var(--teal-dark)' }}
        aria-expanded={expanded}
        aria-describedby={describedBy}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? t('showLess') : t('showAll')}
      </Button>
    </div>
  );
}
