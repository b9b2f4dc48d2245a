import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Group, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { pagesOptions } from '#client/ui/ShowMore.tsx';
import { clientMessages } from '#shared/client-messages.ts';
import { paths } from '#shared/paths.ts';
import { CallUs } from '../content/CallUs.tsx';
import { CategoryTiles } from '../home/CategoryTiles.tsx';
import { gridPage } from './filter-address.ts';
import { ServiceGrid } from './ServiceGrid.tsx';
import { catalogueTexts as t } from './texts.ts';

const debounceMs = 100;
const maxLength = 200;

const searchOf = (q: string) => ({ q: q.trim().slice(0, maxLength), limit: gridPage });

export const prefetch: Prefetch = (queries, { search }) =>
  queries.catalogue.search.prefetchInfinite(searchOf(search.get('q') ?? ''), pagesOptions(search));

/** Words of somebody who looks for a booking, not for a service. */
const aboutBooking = /\b(bookings?|orders?|track(ing)?)\b|बुकिंग/i;

const noResultsFor = (query: string) => ({
  title: clientMessages.noResults,
  text: t('noRepair', { query }),
});

export function Component() {
  const [address] = useSearchParams();
  const [q] = useDebouncedValue(address.get('q') ?? '', debounceMs);
  const listing = trpc.catalogue.search.useInfiniteQuery(searchOf(q), {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    trpc: { abortOnUnmount: true },
  });
  const total = listing.data?.pages[0]?.total;
  return (
    <Stack className="page" py="lg">
      <PageHead title={q ? t('searchFor', { query: q }) : t('search')} canonical={null} />
      <Title order={1} size="var(--type-2)" aria-live="polite">
        {t('results')} {total ?? ''}
      </Title>
      {aboutBooking.test(q) && (
        <p>
          <Link className="tall-link" to={paths.myOrders}>
            {t('findBooking')}
          </Link>
        </p>
      )}
      <h2 className="visually-hidden">{t('services')}</h2>
      <ServiceGrid
        listing={listing}
        empty={noResultsFor(q.trim())}
        enquiry={paths.enquiryAbout(q.trim())}
        instead={
          <>
            <Group justify="center">
              <CallUs words={t('questions')} />
            </Group>
            <CategoryTiles />
          </>
        }
      />
    </Stack>
  );
}
