import type { ReactNode } from 'react';
import classes from './Badge.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** `call`: somebody has to act. `quiet`: the least important badge of its card. */
export type BadgeTone = 'open' | 'call' | 'quiet' | 'done' | 'cancelled';

type Props = { tone: BadgeTone; icon?: IconName; children: ReactNode };

export const Badge = ({ tone, icon, children }: Props) => (
  <span className={classes.badge} data-tone={tone}>
    {icon && <Icon name={icon} size={16} />}
    {children}
  </span>
);
