// A row of services that runs on beyond the edge: by swipe, by arrows of 300 px, by keyboard.
import { useIntersection } from '@mantine/hooks';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import type { ServiceOnCard } from '#shared/catalogue/schema.ts';
import { ServiceCard, ServiceCardSkeleton } from './ServiceCard.tsx';
import classes from './ServiceStrip.module.css';

const arrowPixels = 300;
// What a phone shows of a row. A wider screen tells how wide it is; the pictures beyond come when somebody turns to
// the row.
const atLeast = 2;
// One more than the widest page shows of a row, so that an arrow pressed at once has its way. The cards beyond come
// when the row is near: most rows are never reached, and a phone has all of them to read and lay out.
const cardsAtFirst = { large: 6, compact: 5 };
const narrowestCard = 252;
const nearMargin = '300px 0px';
const placeholders = Array.from({ length: 13 }, (_, index) => index);

// Who goes through the row by key sees the whole card, not only its cut edge.
const bringIntoView = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

type Props = {
  title: string;
  /** Missing while they are loading. */
  services: readonly ServiceOnCard[] | undefined;
  compact?: boolean;
  /** Where all of them are. */
  allAt?: string;
  /** Stands in or near the first view: its pictures need not wait until it is approached. */
  first?: boolean;
};

// Browsers fetch lazy pictures from far below the screen, most of all on slow lines, where each of them hurts.
function useApproach(first: boolean) {
  const { ref, entry } = useIntersection<HTMLElement>({ rootMargin: nearMargin });
  const [near, setNear] = useState(false);
  const [turnedTo, setTurnedTo] = useState(false);
  const isNear = near || (entry?.isIntersecting ?? false);
  useEffect(() => setNear(isNear), [isNear]);
  const inSight = Math.max(atLeast, Math.ceil((entry?.boundingClientRect.width ?? 0) / narrowestCard));
  const turn = () => setTurnedTo(true);
  const row = { onPointerEnter: turn, onTouchStart: turn, onFocus: turn, onScroll: turn };
  const pictureWaits = (place: number) => !(first || isNear) || (!turnedTo && place >= inSight);
  return { ref, row, turn, isNear, pictureWaits };
}

export function ServiceStrip({ title, services, compact = false, allAt, first = false }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const approach = useApproach(first);
  const scroll = (by: number) => {
    approach.turn();
    row.current?.scrollBy({ left: by, behavior: 'smooth' });
  };
  return (
    <section
      className={classes.strip}
      aria-label={title}
      aria-busy={services === undefined}
      data-first={first || undefined}
      ref={approach.ref}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {allAt && (
          <Link to={allAt} discover="none" className={classes.all}>
            See all<span className="visually-hidden"> in {title}</span>
          </Link>
        )}
        <Arrow label={`Scroll ${title} left`} icon="left" onClick={() => scroll(-arrowPixels)} />
        <Arrow label={`Scroll ${title} right`} icon="right" onClick={() => scroll(arrowPixels)} />
      </div>
      <ul className={`${classes.row} ${compact ? classes.compact : ''}`} ref={row} {...approach.row}>
        {services
          ? services
              .slice(0, approach.isNear ? undefined : cardsAtFirst[compact ? 'compact' : 'large'])
              .map((service, place) => (
                <li key={service._id} onFocus={bringIntoView}>
                  <ServiceCard
                    service={service}
                    compact={compact}
                    pictureWaits={approach.pictureWaits(place)}
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

const Arrow = ({ label, icon, onClick }: ArrowProps) => (
  <button type="button" className={classes.arrow} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
