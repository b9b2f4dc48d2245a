import type { ReactNode } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { SimpleGrid } from '#client/ui/mantine/layout.tsx';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { listTexts as t } from '../table/texts.ts';
import { useLazyOpen } from '../use-lazy-open.ts';
import classes from './FilterBar.module.css';

let popover: typeof import('#client/ui/mantine/Popover.ts') | null = null;

const load = chunk(async () => {
  popover = await import('#client/ui/mantine/Popover.ts');
});

type Props = { count: number; wide: boolean; children: ReactNode };

/** The filters behind 'Filter'. The first press loads the code of their panel. */
export function MoreFilters({ count, wide, children }: Props) {
  const { isLoaded, opened, change, early, ...lazy } = useLazyOpen(popover !== null, load);
  const button = (
    <Button ref={lazy.button} variant="outline" {...(isLoaded ? { onClick: () => change(!opened) } : early)}>
      {count > 0 ? t('filterSet', { count }) : t('filter')}
      <Icon name="down" size={20} />
    </Button>
  );
  if (!isLoaded || !popover) return button;
  const { Popover } = popover;
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-end"
      width={wide ? 'calc(100vw - 24px)' : 440}
      // Within the bar, so that Tab goes from the button to the fields.
      withinPortal={false}
      returnFocus
      zIndex={50}
      shadow="md"
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t('filter')}>
        <SimpleGrid cols={2} spacing="sm" className={classes.more} style={{ alignItems: 'end' }}>
          {children}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  );
}
