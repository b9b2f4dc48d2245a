import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { MenuOf } from '#client/ui/Menu.tsx';

type Props = {
  /** Without words the button shows `icon` or ⋯, and `label` is its accessible name. */
  words?: string;
  /** The accessible name, if the words alone do not say what the menu is about. */
  label?: string;
  icon?: IconName;
  pending?: boolean;
  /** The button is in a dialog or a side panel, and so is the menu. */
  inDialog?: boolean;
  children: ReactNode;
};

/** A button that opens a menu of rare actions. */
export const MenuButton = ({ words, label, icon, pending = false, inDialog = false, children }: Props) => (
  <MenuOf
    position="bottom-end"
    shadow="md"
    width={260}
    zIndex={250}
    withinPortal={!inDialog}
    hideDetached={false}
    styles={{ item: { minHeight: 44 } }}
    // Only items may be children of a menu. The first item gets the focus.
    withInitialFocusPlaceholder={false}
    menuItemTabIndex={0}
    dropdown={{ mah: 'min(70vh, 480px)', style: { overflowY: 'auto' } }}
    button={
      <Button
        variant={words || icon ? 'outline' : 'quiet'}
        pending={pending}
        aria-busy={pending}
        {...(label && { 'aria-label': label })}
      >
        {icon && <Icon name={icon} size={18} />}
        {words}
        <Icon name={words || icon ? 'down' : 'dots'} size={18} />
      </Button>
    }
  >
    {children}
  </MenuOf>
);
