// What we repair, at a glance: a tile for each of the first categories, and one for all services.
import { Link } from 'react-router-dom';
import airCondition from '#client/assets/icons/air-condition.svg';
import commercial from '#client/assets/icons/commercial.svg';
import kitchen from '#client/assets/icons/kitchen.svg';
import laundary from '#client/assets/icons/laundary.svg';
import refrigeration from '#client/assets/icons/refrigeration.svg';
import other from '#client/assets/icons/repair-maintenance.svg';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import classes from './CategoryTiles.module.css';

const pictures: Record<string, string> = {
  laundary,
  refrigeration,
  commercial,
  kitchen,
  'air condition': airCondition,
};

/** With the tile for all services they make two full rows of three. */
const mostTiles = 5;

export function CategoryTiles() {
  const categories = trpc.catalogue.categories.useQuery(undefined, { staleTime: 5 * 60_000 });
  return (
    <nav aria-label="What we repair">
      <ul className={classes.tiles}>
        {(categories.data ?? []).slice(0, mostTiles).map(({ value, label }) => (
          <li key={value}>
            <Link
              to={paths.services([value])}
              discover="none"
              className={classes.tile}
              style={
                pictures[value] ? { background: `var(--tint-${value.replaceAll(' ', '-')})` } : undefined
              }
            >
              <img src={pictures[value] ?? other} alt="" width={40} height={40} fetchPriority="low" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.services()} discover="none" className={classes.tile}>
            <Icon name="right" size={40} />
            All services
          </Link>
        </li>
      </ul>
    </nav>
  );
}
