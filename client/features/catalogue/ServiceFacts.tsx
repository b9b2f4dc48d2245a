import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { Money } from '#client/ui/Money.tsx';
import { asList, Group, Paper, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import type { Service } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { cardTexts } from './card-texts.ts';
import { chargeCovers, partsExtra } from './charge-words.ts';
import { languageOfName } from './language-of-name.ts';
import { PlusTax } from './PlusTax.tsx';
import { RepairButton } from './RepairButton.tsx';
import classes from './ServicePage.module.css';
import { catalogueTexts as t } from './texts.ts';

const nameId = 'service-name';

type Props = { service: Service; firstButton: Ref<HTMLDivElement> };

export function ServiceFacts({ service, firstButton }: Props) {
  const tags = service.brandName
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
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
            <Money rupees={service.charge} className={classes.price} />
            <PlusTax />
          </span>
        </Group>
        <Text c="dimmed" mb="sm">
          {service.warrantyDays > 0
            ? t('partsAndWarranty', { parts: partsExtra, days: service.warrantyDays })
            : partsExtra}
        </Text>
        <div ref={firstButton}>
          <RepairButton serviceId={service._id} describedBy={nameId} wide />
        </div>
        <CallUs words={t('questions')} />
      </Paper>
      <Group gap="xs" className={classes.tags} aria-label={t('tags')} renderRoot={asList}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </Group>
      <p className={classes.description} lang={languageOfName(service)}>
        {service.description}
      </p>
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
    <Link to={paths.services([value])} className={classes.category}>
      {label}
    </Link>
  );
}
