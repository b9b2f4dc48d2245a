import type { ReactNode } from 'react';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import classes from './Screen.module.css';

type Props = {
  title: string;
  /** The document's title, if it differs from the heading. */
  head?: string;
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function Screen({ title, head = title, beside, actions, children }: Props) {
  return (
    <>
      <PageHead title={head} canonical={null} />
      <Group justify="space-between" gap="4px 16px" mih={40} mb="xs">
        <Text component="h1" fw={800} fz="1.5rem" lh="36px">
          {title}
        </Text>
        {beside}
        {actions && (
          <Group gap="xs" className={classes.actions ?? ''} data-screen-only>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </>
  );
}
