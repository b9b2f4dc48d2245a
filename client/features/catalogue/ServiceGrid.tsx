import type { ReactNode } from 'react';
import emptyArt from '#client/assets/empty/no-results.svg';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Group, Small } from '#client/ui/mantine/layout.tsx';
import { ShowMore } from '#client/ui/ShowMore.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import type { ShelfService } from '#shared/catalogue/schema.ts';
import { paths } from '#shared/paths.ts';
import { placeholders, ServiceCard, ServiceCardSkeleton } from './ServiceCard.tsx';
import classes from './ServiceGrid.module.css';
import { catalogueTexts as t } from './texts.ts';

const sizes = '(min-width: 48em) 280px, 72px';
const visibleCards = 4;

type Listing = {
  data: { pages: { items: ShelfService[] }[] } | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

type Props = {
  listing: Listing;
  empty: { title: string; text: string };
  enquiry?: string;
  /** Shown below 'nothing found'. */
  instead?: ReactNode;
};

export function ServiceGrid({ listing, empty, enquiry = paths.enquiryForm, instead }: Props) {
  // Browsers load lazy pictures far below the view too, which would delay the scripts.
  const isHydrated = useKnownInBrowser(true);
  const services = listing.data?.pages.flatMap((page) => page.items);
  if (!services && listing.isError) {
    return <LoadError error={listing.error} retry={listing.refetch} pending={listing.isFetching} />;
  }
  if (!services) {
    return (
      <>
        <LoadingNote what={t('loading')} />
        <ul className={classes.grid}>
          {placeholders.map((place) => (
            <li key={place}>
              <ServiceCardSkeleton inList />
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (services.length === 0) {
    return (
      <>
        <EmptyState art={emptyArt} {...empty}>
          <ButtonLink to={paths.services()}>{t('seeAllServices')}</ButtonLink>
          <ButtonLink to={enquiry} variant="outline">
            {t('sendEnquiry')}
          </ButtonLink>
        </EmptyState>
        {instead}
      </>
    );
  }
  return (
    <>
      <Small mb="xs">{t('chargesCover')}</Small>
      <ul className={classes.grid} data-outdated={listing.isPlaceholderData || undefined}>
        {services.map((service, place) => (
          <li key={service._id} id={service._id} className="below-header">
            <ServiceCard
              service={service}
              inList
              sizes={sizes}
              priority={place < visibleCards}
              isPictureDelayed={!isHydrated && place >= visibleCards}
            />
          </li>
        ))}
      </ul>
      {listing.hasNextPage && (
        <Group justify="center" maw="none" mt="lg">
          <ShowMore
            pages={(listing.data?.pages.length ?? 0) + 1}
            at={services.at(-1)?._id}
            pending={listing.isFetchingNextPage}
            onClick={listing.fetchNextPage}
          />
        </Group>
      )}
    </>
  );
}
