import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Menu } from '#client/ui/mantine/Menu.ts';
import classes from './MenuButton.module.css';

type Props = {
  words: string;
  /** The accessible name, if the words alone do not say what the menu is about. */
  label?: string;
  pending?: boolean;
  children: ReactNode;
};

/** A button that opens a menu of rare actions. The focus returns to the button. */
export function MenuButton({ words, label, pending = false, children }: Props) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={260}
      zIndex={250}
      // Content outside a landmark is hard to find with a screen reader.
      portalProps={{ target: document.getElementById('main') ?? document.body }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="outline"
          className={classes.opener}
          pending={pending}
          aria-busy={pending}
          {...(label && { 'aria-label': label })}
        >
          {words}
          <Icon name="down" size={18} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>{children}</Menu.Dropdown>
    </Menu>
  );
}
