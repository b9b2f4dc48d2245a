// A service in a strip or a grid: large with the picture above, or compact with the picture beside.
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useIntent } from '#client/lib/prefetch.ts';
import { Money } from '#client/ui/Money.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import type { Service, ServiceOnCard } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { chargeCovers } from './charge-words.ts';
import { PlusTax } from './PlusTax.tsx';
import { RepairButton } from './RepairButton.tsx';
import classes from './ServiceCard.module.css';

type Look = {
  compact?: boolean | undefined;
  /** How wide its picture stands, as in the attribute `sizes`. */
  sizes?: string | undefined;
  /** Its picture is among the first things seen. */
  priority?: boolean | undefined;
  /** Its picture is far from what is seen. */
  pictureWaits?: boolean | undefined;
};

// 128 and 280 px wide, on screens with three pixels to one
const widestCompact = 384;
const widestLarge = 840;

type CardOf = ServiceOnCard & Partial<Pick<Service, 'placeholder'>>;

export function ServiceCard({
  service,
  compact = false,
  sizes = compact ? '128px' : '(min-width: 48em) 252px, min(72vw, 260px)',
  priority = false,
  pictureWaits,
}: Look & { service: CardOf }) {
  const nameId = useId();
  const to = paths.service(service._id);
  return (
    <article className={`${classes.card} ${compact ? classes.compact : ''}`} {...useIntent(to)}>
      <Picture
        className={classes.picture}
        address={service.productImage[0] ?? ''}
        placeholder={service.placeholder}
        alt=""
        sizes={sizes}
        widest={compact ? widestCompact : widestLarge}
        priority={priority}
        waits={pictureWaits}
      />
      <div className={classes.words}>
        <h3 className={classes.name} id={nameId}>
          <Link to={to} discover="none" className={classes.link}>
            {service.productName}
          </Link>
        </h3>
        <Rating average={service.averageRating} count={service.ratingCount} />
        <p className={classes.charge}>
          <Money rupees={service.charge} className={classes.rupees} />{' '}
          <span className={classes.covers}>
            {chargeCovers(service.productName)}
            <PlusTax />
          </span>
        </p>
        <RepairButton serviceId={service._id} describedBy={nameId} wide />
      </div>
    </article>
  );
}

function Rating({ average, count }: { average: number; count: number }) {
  return (
    <p className={classes.rating}>
      {count > 0 ? (
        <>
          <StarRating average={average} count={count} />
          <span aria-hidden="true">{`${formatRating(average)} (${count})`}</span>
        </>
      ) : (
        'Not rated yet'
      )}
    </p>
  );
}

/** The card's place while services are loading. */
export function ServiceCardSkeleton({ compact = false }: Look) {
  return (
    <div className={`${classes.card} ${compact ? classes.compact : ''}`} aria-hidden="true">
      <Skeleton className={classes.picture} radius={0} />
      <div className={classes.words}>
        <div className={classes.name}>
          <Skeleton width="85%" height="1.1em" />
        </div>
        <p className={classes.rating}>
          <Skeleton width={110} height="1em" />
        </p>
        <p className={classes.charge}>
          <span className={classes.rupees}>
            <Skeleton width={90} height="1.2em" />
          </span>
          <span className={classes.covers}>
            <Skeleton width={130} height="1.1em" />
          </span>
        </p>
        <Skeleton width="100%" height={44} radius="var(--radius-input)" />
      </div>
    </div>
  );
}
