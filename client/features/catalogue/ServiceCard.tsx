import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useIntent } from '#client/lib/prefetch.ts';
import { Money } from '#client/ui/Money.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { StarRating } from '#client/ui/StarRating.tsx';
import { isPlannedWork } from '#shared/catalogue/faults.ts';
import type { ServiceOnCard, ShelfService } from '#shared/catalogue/schema.ts';
import { formatRating } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { cardTexts as t } from './card-texts.ts';
import { chargeCovers } from './charge-words.ts';
import { languageOfName } from './language-of-name.ts';
import { PlusTax } from './PlusTax.tsx';
import { RepairButton } from './RepairButton.tsx';
import classes from './ServiceCard.module.css';

type Look = {
  compact?: boolean | undefined;
  /** Phones show a row instead of a card. */
  inList?: boolean | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  isPictureDelayed?: boolean | undefined;
};

// A service's picture is 128 or 280 CSS pixels wide. These widths are for a screen with a pixel ratio of 3.
const maxCompactWidth = 384;
const maxLargeWidth = 840;

type CardOf = ServiceOnCard & Partial<ShelfService>;

export function ServiceCard({
  service,
  compact = false,
  inList = false,
  sizes = compact ? '128px' : '(min-width: 48em) 252px, min(72vw, 260px)',
  priority = false,
  isPictureDelayed,
}: Look & { service: CardOf }) {
  const nameId = useId();
  const to = paths.service(service._id);
  return (
    <article
      className={`card ${classes.card} ${compact ? classes.compact : inList ? classes.inList : ''}`}
      {...useIntent(to)}
    >
      <Picture
        className={classes.picture}
        address={service.productImage[0] ?? ''}
        placeholder={service.placeholder}
        alt=""
        sizes={sizes}
        widest={compact ? maxCompactWidth : maxLargeWidth}
        priority={priority}
        waits={isPictureDelayed}
      />
      <div className={classes.words}>
        <h3 className={classes.name} id={nameId} lang={languageOfName(service)}>
          <Link to={to} discover="none" className={classes.link}>
            {service.productName}
          </Link>
        </h3>
        <Rating average={service.averageRating} count={service.ratingCount} />
        <p className={classes.charge}>
          <Money rupees={service.charge} className={classes.rupees} />{' '}
          <Text span inherit fz="sm" c="dimmed">
            {(!inList || isPlannedWork(service)) && chargeCovers(service)}
            <PlusTax />
          </Text>
        </p>
        <RepairButton serviceId={service._id} describedBy={nameId} wide quiet={inList} />
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
        t('notRated')
      )}
    </p>
  );
}

export const placeholders = Array.from({ length: 13 }, (_, index) => index);

export function ServiceCardSkeleton({ compact = false, inList = false }: Look) {
  return (
    <div
      className={`card ${classes.card} ${compact ? classes.compact : inList ? classes.inList : ''}`}
      aria-hidden="true"
    >
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
          <Text span inherit fz="sm">
            <Skeleton width={130} height="1.1em" />
          </Text>
        </p>
        <Skeleton width="100%" height={44} radius="var(--radius-input)" />
      </div>
    </div>
  );
}
