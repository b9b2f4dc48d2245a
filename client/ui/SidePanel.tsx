import type { ReactNode } from 'react';
import { Drawer } from '#client/ui/mantine/Drawer.ts';
import { Stack } from './mantine/layout.tsx';
import { uiTexts as t } from './texts.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useTopEscape } from './use-top-escape.ts';

type Props = { title: string; close: () => void; width?: number; children: ReactNode };

export function SidePanel({ title, close, width = 480, children }: Props) {
  useTopEscape(close);
  useReturnFocus();
  return (
    <Drawer
      opened
      onClose={close}
      closeOnEscape={false}
      returnFocus={false}
      title={title}
      position="right"
      size={`min(100vw, ${width}px)`}
      zIndex={200}
      closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20, c: 'dimmed' }}
      transitionProps={{ duration: 140 }}
    >
      {/* Buttons and menus have the same height. */}
      <Stack style={{ '--button-height': 'var(--dense-control)' }}>{children}</Stack>
    </Drawer>
  );
}
