import type { SentForm } from './sent-form.ts';

export type Refusal = { message: string; code: string; status: number };

export type CallProcedure = (
  path: string,
  input: unknown,
) => Promise<{ data: unknown } | { refusal: Refusal }>;

export type RenderedPage = { status: number; head: string; root: string; state: string; modules: string[] };

/**
 * Renders a page. If `signedIn` is true, `call` reads on behalf of a user, and the page may show personal data.
 * The page answers the form `sent`. `phone`: the browser says that it is a phone, so the page is written for its width.
 */
export type RenderPage = (
  address: string,
  call: CallProcedure,
  known: { origin: string; signedIn: boolean; sent: SentForm | null; phone?: true },
) => Promise<RenderedPage>;
