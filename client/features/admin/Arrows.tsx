import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { adminTexts as t } from './texts.ts';

type Go = (() => void) | null;
type Props = { earlier: Go; later: Go; children: ReactNode };

/** A period between two arrows. Null where there is none. */
export function Arrows({ earlier, later, children }: Props) {
  const arrow = (icon: 'left' | 'right', go: Go) => (
    <IconButton
      variant="outline"
      icon={icon}
      label={t(icon === 'left' ? 'earlier' : 'later')}
      off={go === null}
      onClick={() => go?.()}
    />
  );
  return (
    <Group gap={4} wrap="nowrap" align="end">
      {arrow('left', earlier)}
      {children}
      {arrow('right', later)}
    </Group>
  );
}
