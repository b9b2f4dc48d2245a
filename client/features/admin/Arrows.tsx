import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { adminTexts as t } from './texts.ts';

type Go = (() => void) | null;
type Props = { earlier: Go; later: Go; children: ReactNode };

/** A period between two arrows. Null where there is none. */
export function Arrows({ earlier, later, children }: Props) {
  const arrow = (icon: 'left' | 'right', go: Go) => (
    <Button
      variant="outline"
      style={{ width: 'var(--dense-control)', padding: 0 }}
      aria-label={t(icon === 'left' ? 'earlier' : 'later')}
      aria-disabled={go === null || undefined}
      onClick={() => go?.()}
    >
      <Icon name={icon} size={20} />
    </Button>
  );
  return (
    <Group gap={4} wrap="nowrap" align="end">
      {arrow('left', earlier)}
      {children}
      {arrow('right', later)}
    </Group>
  );
}
