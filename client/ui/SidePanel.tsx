// Details beside a list: a panel from the right, the whole screen on phones.
import '#client/app/mantine-styles.ts';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';
import { useTopEscape } from './use-top-escape.ts';

type Props = { title: string; close: () => void; children: ReactNode };

/** Shown while it is rendered. */
export function SidePanel({ title, close, children }: Props) {
  useTopEscape(close);
  return (
    <Drawer
      opened
      onClose={close}
      closeOnEscape={false}
      title={title}
      position="right"
      size="min(100vw, 480px)"
      zIndex={200}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '' }}
      transitionProps={{ duration: 140 }}
    >
      {children}
    </Drawer>
  );
}
