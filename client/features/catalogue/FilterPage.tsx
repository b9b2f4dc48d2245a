import { keepPreviousData } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button, ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { pagesOptions } from '#client/ui/ShowMore.tsx';
import { paths } from '#shared/paths.ts';
import classes from './FilterPage.module.css';
import { filterOf, filtersInAddress, type Sort } from './filter-address.ts';
import { ServiceGrid } from './ServiceGrid.tsx';
import { catalogueTexts as t } from './texts.ts';

export const prefetch: Prefetch = (queries, { search }) =>
  Promise.all([
    queries.catalogue.categories.prefetch(),
    queries.catalogue.shelf.prefetchInfinite(filterOf(search), pagesOptions(search)),
  ]);

const sorts: { value: Sort; label: string }[] = [
  { value: 'asc', label: t('lowToHigh') },
  { value: 'dsc', label: t('highToLow') },
];

const empty = {
  title: t('noService'),
  text: t('noServiceText'),
};

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Optimistic update: the checkboxes change before the URL and the list do.
  const [{ categories: chosen, sort }, setOptimistic] = useOptimistic(filtersInAddress(search));
  const categories = trpc.catalogue.categories.useQuery();
  const listing = trpc.catalogue.shelf.useInfiniteQuery(filterOf(search), {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

  const choose = (change: { categories?: string[]; sort?: Sort | undefined }) =>
    startTransition(() => {
      const next = { categories: chosen, sort, ...change };
      setOptimistic(next);
      void navigate(paths.services(next.categories, next.sort), { preventScrollReset: true });
    });
  const toggle = (value: string) =>
    choose({
      categories: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    });

  const count = listing.data?.pages.reduce((sum, { items }) => sum + items.length, 0);
  const [open, setOpen] = useState(false);
  // The link may have opened the form before the scripts were there.
  useEffect(() => setOpen(location.hash === '#filters'), []);
  const filtersSet = chosen.length + (sort ? 1 : 0);

  const labels = (categories.data ?? [])
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label);
  const title = labels.length > 0 ? t('servicesOf', { names: labels.join(', ') }) : t('allServices');
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={title} canonical={paths.services(chosen)} />
      <h1 className={classes.title}>{title}</h1>
      <Group justify="space-between" gap="sm" mih={44} c="dimmed" className={classes.counted}>
        <ButtonAnchor
          // Before the scripts the link opens the form as its target.
          href="#filters"
          role="button"
          variant="outline"
          className={classes.opener}
          aria-expanded={open}
          aria-controls="filters"
          onClick={(event) => {
            event.preventDefault();
            setOpen(!open);
          }}
          onKeyDown={(event) => {
            if (event.key === ' ') event.currentTarget.click();
          }}
        >
          <Icon name="sliders" size={20} />
          {t('filterAndSort')}
          {filtersSet > 0 && ` (${filtersSet})`}
        </ButtonAnchor>
        <p role="status">
          {count !== undefined && t('count', { number: `${count}${listing.hasNextPage ? '+' : ''}`, count })}
        </p>
        {filtersSet > 0 && (
          <Button
            variant="quiet"
            style={{ marginRight: -12 }}
            onClick={() => choose({ categories: [], sort: undefined })}
          >
            {t('clear')}
          </Button>
        )}
      </Group>
      <form
        // After Back, the browser would tick boxes that the URL no longer names.
        autoComplete="off"
        id="filters"
        className={classes.filters}
        data-open={open || undefined}
        aria-label={t('filterAndSort')}
      >
        <fieldset>
          <Title order={2} fz="md" mb={4}>
            {t('category')}
          </Title>
          <div className={classes.choices}>
            {categories.data?.map(({ value, label }) => (
              <label key={value} className={classes.choice}>
                <input
                  type="checkbox"
                  name="category"
                  value={value}
                  checked={chosen.includes(value)}
                  onChange={() => toggle(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <Title order={2} fz="md" mb={4}>
            {t('sortBy')}
          </Title>
          <div className={classes.choices}>
            {sorts.map(({ value, label }) => (
              <label key={value} className={classes.choice}>
                <input
                  type="radio"
                  name="sort"
                  value={value}
                  checked={sort === value}
                  onChange={() => choose({ sort: value })}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <noscript>
          <button type="submit" className={classes.choice}>
            {t('show')}
          </button>
        </noscript>
      </form>
      <div className={classes.results}>
        <h2 className="visually-hidden">{t('services')}</h2>
        <ServiceGrid listing={listing} empty={empty} />
      </div>
    </div>
  );
}
