// Details beside a list: a panel from the right, the whole screen on phones.

import type { ReactNode } from 'react';
import { Drawer } from '#client/ui/mantine/Drawer.ts';
import { closesOutside } from './closes-outside.ts';
import classes from './Dialog.module.css';
import { keepFocus } from './keep-focus.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTopEscape } from './use-top-escape.ts';

type Props = { title: string; close: () => void; children: ReactNode };

/** Shown while it is rendered. */
export function SidePanel({ title, close, children }: Props) {
  useTopEscape(close);
  useReturnFocus();
  return (
    <Drawer
      opened
      onClose={close}
      closeOnEscape={false}
      {...closesOutside(close)}
      returnFocus={false}
      title={title}
      position="right"
      size="min(100vw, 480px)"
      zIndex={200}
      closeButtonProps={{ 'aria-label': 'Close', size: 44 }}
      classNames={{ title: classes.title ?? '' }}
      transitionProps={{ duration: 140 }}
    >
      <div className={classes.body} ref={keepFocus}>
        {children}
      </div>
    </Drawer>
  );
}
