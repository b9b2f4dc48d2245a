// Who calls and through which door: what every procedure receives.
import type { Role } from '#shared/permissions.ts';
import type { Deps } from '../deps.ts';

/** The signed-in user as the session's row and the user's row say at this request. */
export type CurrentUser = {
  id: string;
  userId: number;
  name: string;
  /** null for a guest. */
  email: string | null;
  role: Role;
  sessionId: string;
};

/** What a door knows of its caller. REST, tRPC and the page renderer each make one. */
export type Caller = {
  /** The signed-in user, read once per request and only when asked for; null when there is none. */
  user(): Promise<CurrentUser | null>;
  /** The token that came along, for signing out; null when there was none. */
  token: string | null;
  /** True where a cookie alone speaks for the caller and the request may come from a foreign page. */
  foreign: boolean;
  /** The client's address, for rate limits. */
  address: string;
  /** What the browser calls itself, for the list of one's sessions. */
  device: string;
  /** Particular limits were counted by the door already (REST counts before it reads the body). */
  limited: boolean;
  keepCookie(token: string): void;
  dropCookie(): void;
};

export type Context = { deps: Deps; caller: Caller };
