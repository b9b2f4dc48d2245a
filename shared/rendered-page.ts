// What the server and the page renderer, which is built for itself, say to each other.

/** What a refused call tells the page: the same words and code as over HTTP. */
export type Refusal = { message: string; code: string; status: number };

/** Calls a public procedure of the server by its dotted name; a refusal comes as a value. */
export type CallProcedure = (
  path: string,
  input: unknown,
) => Promise<{ data: unknown } | { refusal: Refusal }>;

/** A rendered page: pieces for the document (`root` is the whole element), and the modules whose scripts and styles it needs. */
export type RenderedPage = { status: number; head: string; root: string; state: string; modules: string[] };

/** Renders the page of an address (path and query) of the shop at `origin`. */
export type RenderPage = (address: string, origin: string, call: CallProcedure) => Promise<RenderedPage>;
