import { Link } from 'react-router-dom';
import { openSearchState } from '#client/app/shell/SearchBox.tsx';
import { appTexts } from '#client/app/texts.ts';
import airCondition from '#client/assets/icons/air-condition.svg';
import commercial from '#client/assets/icons/commercial.svg';
import kitchen from '#client/assets/icons/kitchen.svg';
import laundary from '#client/assets/icons/laundary.svg';
import refrigeration from '#client/assets/icons/refrigeration.svg';
import other from '#client/assets/icons/repair-maintenance.svg';
import { useIntent } from '#client/lib/prefetch.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { asList, SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { paths } from '#shared/paths.ts';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

const pictures: Record<string, string> = {
  laundary,
  refrigeration,
  commercial,
  kitchen,
  'air condition': airCondition,
};

/** Five categories and the tile 'all services' fill two rows of three. */
const maxTiles = 5;

export function CategoryTiles() {
  const categories = trpc.catalogue.categories.useQuery(undefined, { staleTime: 5 * 60_000 });
  return (
    <nav aria-label={t('whatWeRepair')}>
      <SimpleGrid
        className={classes.tiles}
        cols={{ base: 3, sm: 6, md: 3 }}
        spacing={{ base: 6, sm: 'sm' }}
        renderRoot={asList}
      >
        {(categories.data ?? []).slice(0, maxTiles).map(({ value, label }) => (
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
            {t('allServices')}
          </Link>
        </li>
      </SimpleGrid>
    </nav>
  );
}

/**
 * Looks like the search box, which a phone's header hides behind an icon. A press opens the search page with
 * the box.
 */
export const FindService = () => (
  <Link to={paths.search()} state={openSearchState} className={classes.find} {...useIntent(paths.search())}>
    <Icon name="search" size={20} />
    {appTexts('searchHere')}
  </Link>
);
