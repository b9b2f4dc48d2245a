import type { Role } from '#shared/permissions.ts';
import type { Deps } from '../deps.ts';

/** The signed-in user as the database says at this request. */
export type CurrentUser = {
  id: string;
  userId: number;
  name: string;
  /** null for a guest. */
  email: string | null;
  role: Role;
  sessionId: string;
};

export type Caller = {
  /** The signed-in user or null. Reads the session at the first call. */
  user(): Promise<CurrentUser | null>;
  /** The token of the request, for signing out. */
  token: string | null;
  /** Only a cookie authenticates the caller, and the request may come from a foreign page. */
  foreign: boolean;
  address: string;
  /** The user agent. */
  device: string;
  /** REST has counted the limits already, before reading the body. */
  limited: boolean;
  keepCookie(token: string): void;
  dropCookie(): void;
};

export type Context = { deps: Deps; caller: Caller };
