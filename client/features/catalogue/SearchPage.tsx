// Search results; the words stand in the header's box and in the address.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { PageHead } from '#client/ui/PageHead.tsx';
import { clientMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { gridPage } from './grid-page.ts';
import classes from './SearchPage.module.css';
import { ServiceGrid } from './ServiceGrid.tsx';

/** The pause after which the server is asked, so that not every key costs a search. */
const typingPauseMs = 100;
const longestSearch = 200;

const searchOf = (q: string) => ({ q: q.trim().slice(0, longestSearch), limit: gridPage });

export const prefetch: Prefetch = (queries, { search }) =>
  queries.catalogue.search.prefetchInfinite(searchOf(search.get('q') ?? ''));

const noneOf = (sought: string) => ({
  title: clientMessages.noResults,
  text: `We have no repair for “${sought}” in the shop. Try another word, such as fridge, AC or washing machine, or ask us: we will call you back.`,
});

export function Component() {
  const [address] = useSearchParams();
  const [q] = useDebouncedValue(address.get('q') ?? '', typingPauseMs);
  const listing = trpc.catalogue.search.useInfiniteQuery(searchOf(q), {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    trpc: { abortOnUnmount: true },
  });
  const total = listing.data?.pages[0]?.total;
  return (
    <div className={`page ${classes.page}`}>
      <PageHead title={q ? `Search: ${q}` : 'Search'} canonical={null} />
      <h1 className={classes.title} aria-live="polite">
        Search Results : {total ?? ''}
      </h1>
      <h2 className="visually-hidden">Services</h2>
      <ServiceGrid listing={listing} none={noneOf(q.trim())} enquiry={paths.enquiryAbout(q.trim())} />
    </div>
  );
}
