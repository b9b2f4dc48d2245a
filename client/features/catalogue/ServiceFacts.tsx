import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Group, Paper, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { isPlannedWork } from '#shared/catalogue/faults.ts';
import type { Service, ServiceFeedback } from '#shared/catalogue/schema.ts';
import { formatRating, shortened } from '#shared/format.ts';
import { indiaMoment } from '#shared/india-day.ts';
import { paths } from '#shared/paths.ts';
import { formatVisitSoon } from '#shared/visits/words.ts';
import { cardTexts } from './card-texts.ts';
import { chargeCovers, partsExtra } from './charge-words.ts';
import { languageOfName } from './language-of-name.ts';
import { PlusTax } from './PlusTax.tsx';
import { RepairButton } from './RepairButton.tsx';
import classes from './ServicePage.module.css';
import { catalogueTexts as t } from './texts.ts';

const nameId = 'service-name';

type Props = {
  service: Service;
  feedbacks: readonly ServiceFeedback[];
  firstButton: Ref<HTMLDivElement>;
};

export function ServiceFacts({ service, feedbacks, firstButton }: Props) {
  return (
    <Stack gap="sm">
      <CategoryLink value={service.category} />
      <h1 id={nameId} lang={languageOfName(service)}>
        {service.productName}
      </h1>
      <Group gap="xs" c="dimmed" renderRoot={(props) => <p {...props} />}>
        {service.ratingCount > 0 ? (
          <>
            <StarRating average={service.averageRating} count={service.ratingCount} />
            <span aria-hidden="true">
              <strong>{formatRating(service.averageRating)}</strong> ({service.ratingCount})
            </span>
          </>
        ) : (
          cardTexts('notRated')
        )}
      </Group>
      <Paper withBorder radius="lg" p="md">
        <Group
          justify="space-between"
          align="baseline"
          gap="0 12px"
          fw={600}
          renderRoot={(props) => <p {...props} />}
        >
          <span>{chargeCovers(service)}</span>{' '}
          <span>
            <Text span fz="var(--type-2)" fw={800}>
              <Money rupees={service.charge} />
            </Text>
            <PlusTax />
          </span>
        </Group>
        <Text c="dimmed" mb="sm">
          {service.warrantyDays > 0
            ? t('partsAndWarranty', { parts: partsExtra, days: service.warrantyDays })
            : partsExtra}
        </Text>
        <NextFree />
        <div ref={firstButton}>
          <RepairButton serviceId={service._id} describedBy={nameId} wide />
        </div>
        <CallUs words={t('questions')} />
      </Paper>
      <LastWords feedbacks={feedbacks} />
      <Includes service={service} />
    </Stack>
  );
}

const maxQuote = 60;

/** The rating, and the words of the newest two customers. */
function LastWords({ feedbacks }: Pick<Props, 'feedbacks'>) {
  const words = feedbacks.filter(({ comment }) => comment !== '').slice(0, 2);
  return words.map(({ comment, fullname, createdAt }) => (
    <Small key={createdAt + fullname}>
      <Text inherit component="q" c="ink.7">
        {shortened(comment, maxQuote)}
      </Text>{' '}
      {fullname}
    </Small>
  ));
}

function NextFree() {
  const { data } = trpc.visits.times.useQuery({});
  const [today] = data ?? [];
  const day = data?.find(({ windows }) => windows.some(({ free }) => free > 0));
  const window = day?.windows.find(({ free }) => free > 0);
  if (!today || !day || !window) return null;
  const visit = formatVisitSoon({ ...window, date: day.date }, indiaMoment(today.date, '12:00'));
  return (
    <Group component="p" gap="xs" wrap="nowrap" mb="sm" c="var(--success)" fw={700}>
      <Icon name="clock" size={20} />
      <Unbroken>{t('nextFree', { visit })}</Unbroken>
    </Group>
  );
}

function Includes({ service }: { service: Service }) {
  const isPlanned = isPlannedWork(service);
  const { warrantyDays: days } = service;
  const included = [
    t('travel'),
    ...(isPlanned ? [t('theWork')] : [t('findFault'), t('priceBefore')]),
    ...(days > 0 ? [t('warranty', { days })] : []),
  ];
  return (
    <>
      <Included title={t('includes')} icon="check" items={included} />
      <Included
        title={t('notIncluded')}
        icon="minus"
        items={[t(isPlanned ? 'partsOnly' : 'partsAndLabour')]}
      />
    </>
  );
}

type IncludedProps = { title: string; icon: IconName; items: readonly string[] };

const Included = ({ title, icon, items }: IncludedProps) => (
  <div>
    <Title order={2} fz="md" mb={4}>
      {title}
    </Title>
    <ul className={classes.included}>
      {items.map((words) => (
        <Group key={words} component="li" gap="xs" wrap="nowrap" align="flex-start">
          <Icon name={icon} size={20} />
          {words}
        </Group>
      ))}
    </ul>
  </div>
);

const sentencesInParagraph = 2;

/** Cuts a description without paragraphs of its own into short ones. */
function paragraphsOf(description: string): string[] {
  if (description.includes('\n')) return description.split('\n').filter((line) => line.trim() !== '');
  const pieces = description.split(/([.!?।]) /);
  const paragraphs: string[] = [];
  for (let at = 0; at < pieces.length; at += 2 * sentencesInParagraph)
    paragraphs.push(
      pieces
        .slice(at, at + 2 * sentencesInParagraph)
        .map((piece, nth) => (nth % 2 === 1 ? `${piece} ` : piece))
        .join(''),
    );
  return paragraphs;
}

export function ServiceWords({ service }: { service: Service }) {
  const tags = service.brandName
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  return (
    <Stack gap="sm">
      <Group gap="xs" className={classes.tags} aria-label={t('tags')} renderRoot={asList}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </Group>
      <Stack gap="sm" style={{ whiteSpace: 'pre-line' }} lang={languageOfName(service)}>
        {paragraphsOf(service.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Stack>
  );
}

export function useCategoryLabel(value: string): string {
  const categories = trpc.catalogue.categories.useQuery();
  return categories.data?.find((category) => category.value === value)?.label ?? value;
}

function CategoryLink({ value }: { value: string }) {
  const label = useCategoryLabel(value);
  return (
    <Link to={paths.services([value])} className="tall-link" style={{ alignSelf: 'start', marginBlock: -8 }}>
      {label}
    </Link>
  );
}
