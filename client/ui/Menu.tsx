// Mantine's Menu, whose code loads when the pointer comes to its button or at the first press.
import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { chunk } from '#client/app/chunk.ts';
import { inMain } from './in-main.ts';
import { useLazyOpen } from './use-lazy-open.ts';
import { useTopEscape } from './use-top-escape.ts';

type Mantine = typeof import('./mantine/Menu.ts').Menu;
type Part = 'Item' | 'Label' | 'Divider';

let mantine: Mantine | null = null;

/** Loads the code of menus. Rejects if it does not load. */
export const loadMenu = chunk(async () => {
  mantine = (await import('./mantine/Menu.ts')).Menu;
});

const part = (name: Part) => (props: object) => {
  const Shown = mantine?.[name] as ComponentType<object> | undefined;
  return Shown && <Shown {...props} />;
};

/** The parts of an open menu. */
export const Menu = { Item: part('Item'), Label: part('Label'), Divider: part('Divider') } as unknown as Pick<
  Mantine,
  Part
>;

type Props = Omit<ComponentProps<Mantine>, 'opened' | 'onChange' | 'children'> & {
  button: ReactElement<object>;
  dropdown?: ComponentProps<Mantine['Dropdown']>;
  onOpen?: () => void;
  children: ReactNode;
};

/** A button and the menu that it opens. The focus returns to the button. */
export function MenuOf({ button, dropdown, onOpen, children, ...props }: Props) {
  // The menu mounts at its first press, also if its code is there: the portal keeps the main element of its mount.
  const { isLoaded, opened, change, early, ...lazy } = useLazyOpen(false, loadMenu, onOpen);
  const own = { ref: lazy.button };
  if (!isLoaded || !mantine)
    return cloneElement(button, {
      ...own,
      ...early,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
    } as object);
  const Mantine = mantine;
  return (
    <Mantine opened={opened} onChange={change} closeOnEscape={false} portalProps={inMain()} {...props}>
      <Mantine.Target>{cloneElement(button, own)}</Mantine.Target>
      <Mantine.Dropdown {...dropdown}>
        <Escape close={() => change(false)} />
        {children}
      </Mantine.Dropdown>
    </Mantine>
  );
}

/** Escape closes the menu before the panel behind it. */
function Escape({ close }: { close: () => void }) {
  useTopEscape(close);
  return null;
}
