import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { inMain } from '#client/ui/in-main.ts';
import { Menu } from '#client/ui/mantine/Menu.ts';
import { useTopEscape } from '#client/ui/use-top-escape.ts';

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

/** A button that opens a menu of rare actions. The focus returns to the button. */
export function MenuButton({ words, label, icon, pending = false, inDialog = false, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      width={260}
      zIndex={250}
      closeOnEscape={false}
      withinPortal={!inDialog}
      portalProps={inMain()}
      hideDetached={false}
      styles={{ item: { minHeight: 44 } }}
      // Only items may be children of a menu. The first item gets the focus.
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
    >
      <Menu.Target>
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
      </Menu.Target>
      <Menu.Dropdown mah="min(70vh, 480px)" style={{ overflowY: 'auto' }}>
        <Escape close={() => setOpened(false)} />
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Escape closes the menu before the panel behind it. */
function Escape({ close }: { close: () => void }) {
  useTopEscape(close);
  return null;
}
