import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { adminTexts as t } from './texts.ts';

type Go = (() => void) | null;
type Props = {
  earlier: Go;
  later: Go;
  names?: readonly [earlier: string, later: string];
  children: ReactNode;
};

/** A period between two arrows. An arrow without a target (null) is off. */
export function Arrows({ earlier, later, names = [t('earlier'), t('later')], children }: Props) {
  const arrow = (icon: 'left' | 'right', label: string, go: Go) => (
    <IconButton variant="outline" icon={icon} label={label} off={go === null} onClick={() => go?.()} />
  );
  return (
    <Group gap={4} wrap="nowrap" align="end">
      {arrow('left', names[0], earlier)}
      {children}
      {arrow('right', names[1], later)}
    </Group>
  );
}
