// A row of services that runs on beyond the edge: by swipe, by arrows of 300 px, by keyboard.
import { type FocusEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#client/ui/Icon.tsx';
import type { Service } from '#shared/catalogue/schema.ts';
import { ServiceCard, ServiceCardSkeleton } from './ServiceCard.tsx';
import classes from './ServiceStrip.module.css';

const arrowPixels = 300;
const placeholders = Array.from({ length: 13 }, (_, index) => index);

// Who goes through the row by key sees the whole card, not only its cut edge.
const bringIntoView = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

type Props = {
  title: string;
  /** Missing while they are loading. */
  services: readonly Service[] | undefined;
  compact?: boolean;
  /** Where all of them are. */
  allAt?: string;
};

export function ServiceStrip({ title, services, compact = false, allAt }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const scroll = (by: number) => row.current?.scrollBy({ left: by, behavior: 'smooth' });
  return (
    <section className={classes.strip} aria-label={title} aria-busy={services === undefined}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {allAt && (
          <Link to={allAt} className={classes.all}>
            See all<span className="visually-hidden"> in {title}</span>
          </Link>
        )}
        <Arrow label={`Scroll ${title} left`} icon="left" onClick={() => scroll(-arrowPixels)} />
        <Arrow label={`Scroll ${title} right`} icon="right" onClick={() => scroll(arrowPixels)} />
      </div>
      <ul className={`${classes.row} ${compact ? classes.compact : ''}`} ref={row}>
        {services
          ? services.map((service) => (
              <li key={service._id} onFocus={bringIntoView}>
                <ServiceCard service={service} compact={compact} />
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
