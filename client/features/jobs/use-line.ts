// How the phone and the shop hear of each other.
import { useMyDesk } from './use-my-desk.ts';
import { useOnline } from './use-online.ts';

/** `silent`: there is a network, but what was asked or sent last had no good answer of the shop. */
export type Line = 'offline' | 'silent' | 'open';

export function useLine(): Line {
  const online = useOnline();
  const { unread, trouble } = useMyDesk();
  if (!online) return 'offline';
  return unread || trouble ? 'silent' : 'open';
}

/** What becomes of steps that are not sent yet, in words. */
export const waitingWords: Record<Line, string> = {
  offline: 'Waiting for network',
  silent: 'No answer yet: we try again',
  open: 'Sending…',
};
