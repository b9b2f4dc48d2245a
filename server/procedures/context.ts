import type { Scope } from '#shared/keys/schema.ts';
import type { Language } from '#shared/language.ts';
import type { Role } from '#shared/permissions.ts';
import type { Deps, ShopContext } from '../deps.ts';

export type CurrentUser = {
  id: string;
  userId: number;
  name: string;
  email: string | null;
  role: Role;
  sessionId: string;
  /** The API key that acts for this admin. Only /api accepts keys, within their scopes. */
  key?: { id: string; name: string; scopes: readonly Scope[] };
};

export type Caller = {
  user(): Promise<CurrentUser | null>;
  token: string | null;
  /** True if only a cookie authenticates the caller and the request may come from another site's page. */
  isForeign: boolean;
  address: string;
  device: string;
  language: Language;
  /** Whether this browser keeps a chosen language, also English. */
  hasChosenLanguage: boolean;
  /** True for REST, which counts a call towards the rate limits before it reads the body. */
  isLimitCounted: boolean;
  keepCookie(token: string): void;
  /** Remembers the language for the next pages. */
  keepLanguage(language: Language): void;
  dropCookie(): void;
};

export type Context = { deps: Deps; caller: Caller };

export type CallerContext = ShopContext & { caller: Caller };
export type UserContext = ShopContext & { user: CurrentUser };
