import type { CallProcedure, RenderedPage, RenderPage } from '#shared/rendered-page.ts';
import type { Deps } from '../deps.ts';
import { nobody } from '../http/caller.ts';
import type { Caller } from '../procedures/context.ts';
import { describeError } from '../procedures/errors.ts';
import { procedureOf } from '../trpc/procedure.ts';
import { readBuiltFiles } from './built-files.ts';
import { readDocument } from './document.ts';

type Renderer = { renderPage: RenderPage };

export type FinishedPage = { status: number; html: string };

export type PageRenderer = {
  empty: string;
  /** The page's data is read as `user`. Without a user the page is the same for all visitors. */
  render(address: string, user?: Caller): Promise<FinishedPage>;
};

export function openPageRenderer(deps: Deps, dist: URL): PageRenderer {
  const built = new URL('client/', dist);
  const fillIn = readDocument(new URL('index.html', built));
  const files = readBuiltFiles(built);

  const callAs =
    (caller: Caller): CallProcedure =>
    async (name, input) => {
      try {
        return { data: await procedureOf(name).call({ deps, caller }, input) };
      } catch (error) {
        const { message, code, status } = describeError(error);
        if (status !== 404) throw error;
        return { refusal: { message, code, status } };
      }
    };

  let renderer: Promise<Renderer> | undefined;
  const load = () => {
    renderer ??= import(new URL('server/entry-server.js', dist).href) as Promise<Renderer>;
    return renderer;
  };

  const rendered = async (address: string, user?: Caller): Promise<RenderedPage> => {
    const { renderPage } = await load();
    try {
      return await renderPage(address, deps.config.publicUrl, callAs(user ?? nobody), user !== undefined);
    } catch (error) {
      throw error instanceof Error && error.cause ? error.cause : error;
    }
  };

  return {
    empty: fillIn({ head: files.ofEmptyPage }),
    async render(address, user) {
      const page = await rendered(address, user);
      const head = page.head + files.ofPage(page.modules);
      return { status: page.status, html: fillIn({ ...page, head }) };
    },
  };
}
