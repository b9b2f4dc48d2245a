import { useIntersection } from '@mantine/hooks';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Title } from '#client/ui/mantine/layout.tsx';
import type { ServiceOnCard } from '#shared/catalogue/schema.ts';
import { cardTexts as t } from './card-texts.ts';
import { placeholders, ServiceCard, ServiceCardSkeleton } from './ServiceCard.tsx';
import classes from './ServiceStrip.module.css';

const arrowPixels = 300;
const minVisibleCards = 2;
const minCardWidth = 252;
const cardsAtFirst = { large: 6, compact: 5 };
const nearMargin = '300px 0px';

// Shows the whole service card when keyboard focus enters it.
const scrollIntoView = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

type Props = {
  title: string;
  services: readonly ServiceOnCard[] | undefined;
  compact?: boolean;
  allAt?: string | undefined;
  /** The strip is in or near the first view, so its pictures load at once. */
  first?: boolean;
};

// Browsers load lazy pictures long before they are visible, which delays the first view on a slow line. This
// row loads only visible pictures until the visitor uses the row.
function useDelayedPictures(first: boolean) {
  const { ref, entry } = useIntersection<HTMLElement>({ rootMargin: nearMargin });
  const [wasNear, setWasNear] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const isNear = wasNear || (entry?.isIntersecting ?? false);
  useEffect(() => setWasNear(isNear), [isNear]);
  const visibleCards = Math.max(
    minVisibleCards,
    Math.ceil((entry?.boundingClientRect.width ?? 0) / minCardWidth),
  );
  const use = () => setUsed(true);
  const row = { onPointerEnter: use, onTouchStart: use, onFocus: use, onScroll: use };
  const isDelayed = (place: number) => !(first || isNear) || (!isUsed && place >= visibleCards);
  return { ref, row, use, isNear, isDelayed };
}

export function ServiceStrip({ title, services, compact = false, allAt, first = false }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const pictures = useDelayedPictures(first);
  const scroll = (by: number) => {
    pictures.use();
    row.current?.scrollBy({ left: by, behavior: 'smooth' });
  };
  return (
    <section
      className={classes.strip}
      aria-label={title}
      aria-busy={services === undefined}
      data-first={first || undefined}
      ref={pictures.ref}
    >
      <Group gap="xs" wrap="nowrap" mb="sm">
        <Title order={2} flex={1} fz={{ base: 'var(--type-3)', sm: '1.5rem' }}>
          {title}
        </Title>
        {allAt && (
          <Link to={allAt} discover="none" className="tall-link" style={{ padding: '0 8px', flex: 'none' }}>
            {t('seeAll')}
            <span className="visually-hidden">{t('seeAllIn', { title })}</span>
          </Link>
        )}
        <Arrow label={t('scrollLeft', { title })} icon="left" onClick={() => scroll(-arrowPixels)} />
        <Arrow label={t('scrollRight', { title })} icon="right" onClick={() => scroll(arrowPixels)} />
      </Group>
      <ul className={`shelf ${classes.row} ${compact ? classes.compact : ''}`} ref={row} {...pictures.row}>
        {services
          ? services
              .slice(0, pictures.isNear ? undefined : cardsAtFirst[compact ? 'compact' : 'large'])
              .map((service, place) => (
                <li key={service._id} onFocus={scrollIntoView}>
                  <ServiceCard
                    service={service}
                    compact={compact}
                    isPictureDelayed={pictures.isDelayed(place)}
                  />
                </li>
              ))
          : placeholders.map((place) => (
              <li key={place}>
                <ServiceCardSkeleton compact={compact} />
              </li>
            ))}
      </ul>
    </section>
  );
}

type ArrowProps = { label: string; icon: 'left' | 'right'; onClick: () => void };

function Arrow({ label, icon, onClick }: ArrowProps) {
  const className = `bare ${classes.arrow}`;
  if (!useKnownInBrowser(true)) return <span className={className} style={{ visibility: 'hidden' }} />;
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
