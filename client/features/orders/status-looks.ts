import type { IconName } from '#client/ui/Icon.tsx';
import type { Status } from '#shared/business.ts';

type Look = { icon: IconName; tone: 'open' | 'done' };

export const statusLooks: Record<Status, Look> = {
  Complete: { icon: 'check', tone: 'done' },
  Incomplete: { icon: 'clock', tone: 'open' },
};
