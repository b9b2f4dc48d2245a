export type Refusal = { message: string; code: string; status: number };

export type CallProcedure = (
  path: string,
  input: unknown,
) => Promise<{ data: unknown } | { refusal: Refusal }>;

export type RenderedPage = { status: number; head: string; root: string; state: string; modules: string[] };

/** Renders a page. If `signedIn` is true, `call` reads on behalf of a user, and the page may show personal data. */
export type RenderPage = (
  address: string,
  origin: string,
  call: CallProcedure,
  signedIn: boolean,
) => Promise<RenderedPage>;
