import { useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { formatShortDate } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { namingTexts } from '../appliances/naming-texts.ts';
import type { Ask } from './JobDialog.tsx';
import { JobPictures, mayAddPictures } from './JobPictures.tsx';
import { jobTexts as t } from './texts.ts';

type Line = Job['products'][number];
type Props = { job: Job; describedBy: string; ask: Ask };

const applianceOf = (job: Job, id: string | undefined) => job.appliances?.find(({ _id }) => _id === id);

export function JobServices({ job, describedBy, ask }: Props) {
  const named = job.products.flatMap(({ appliances = [] }) => appliances);
  const shown = new Set(
    named
      .flatMap(({ _id }) => applianceOf(job, _id)?.repairs ?? [])
      .flatMap(({ date, services }) => services.map((service) => `${date} ${service}`)),
  );
  const before = job.before.filter(
    ({ date, services }) => !services.every((service) => shown.has(`${date} ${service}`)),
  );
  return (
    <Stack gap="xs">
      <ul>
        {job.products.map((line) => (
          <Service key={line.productId} line={line} job={job} describedBy={describedBy} ask={ask} />
        ))}
      </ul>
      {job.note && <Note icon="chat" text={job.note} describedBy={describedBy} />}
      {job.waitingReason && (
        <Note icon="clock" text={t('waitsFor', { reason: job.waitingReason })} describedBy={describedBy} />
      )}
      {before.length > 0 && (
        <div>
          <Text size="sm" fw={700}>
            {t('doneBefore')}
          </Text>
          <Repairs repairs={before} />
        </div>
      )}
      {(job.pictures > 0 || mayAddPictures(job)) && <JobPictures job={job} describedBy={describedBy} />}
    </Stack>
  );
}

function Service({ line, job, describedBy, ask }: Props & { line: Line }) {
  const { productId, productName, quantity, appliances = [] } = line;
  const id = useId();
  const about = `${id} ${describedBy}`;
  return (
    <li>
      <Text id={id} fw={700}>
        {productName}
        {quantity > 1 && ` ×${quantity}`}
      </Text>
      {appliances.map(({ _id, name }) => {
        const known = applianceOf(job, _id);
        return (
          <div key={_id ?? name}>
            <p>
              {name}
              {known?.sticker && ` · ${t('sticker', { code: known.sticker })}`}
            </p>
            <Repairs repairs={known?.repairs ?? []} />
            {known?.sticker === null && (
              <QuietButton
                about={about}
                words={namingTexts('bind')}
                press={() => ask(job, { productId, bind: { _id: known._id, name } })}
              />
            )}
          </div>
        );
      })}
      {appliances.length < quantity && (
        <QuietButton about={about} words={namingTexts('which')} press={() => ask(job, { productId })} />
      )}
    </li>
  );
}

const Repairs = ({ repairs }: { repairs: Job['before'] }) =>
  repairs.length > 0 && (
    <Text component="ul" size="sm">
      {repairs.map(({ date, services }) => (
        <li key={`${date} ${services.join()}`}>
          {formatShortDate(date)}: {services.join(', ')}
        </li>
      ))}
    </Text>
  );

type QuietProps = { about: string; words: string; press: () => void; expanded?: boolean };

const QuietButton = ({ about, words, press, expanded }: QuietProps) => (
  <Button
    variant="quiet"
    style={{ marginLeft: -12, color: 'var(--teal-dark)' }}
    aria-expanded={expanded}
    aria-describedby={about}
    onClick={press}
  >
    {words}
  </Button>
);

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
      <QuietButton
        about={describedBy}
        words={expanded ? t('showLess') : t('showAll')}
        press={() => setExpanded(!expanded)}
        expanded={expanded}
      />
    </div>
  );
}
