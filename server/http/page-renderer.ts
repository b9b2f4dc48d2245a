// Makes finished pages: the built renderer with the shop's procedures, put into the document.
import { readFileSync } from 'node:fs';
import type { CallProcedure, RenderedPage } from '#client/entry-server.tsx';
import type { Deps } from '../deps.ts';
import { procedureOf } from '../trpc/procedure.ts';
import { nobody } from './caller.ts';
import { describeError } from './error-body.ts';
import { readPageFiles } from './page-files.ts';

type Renderer = {
  renderPage: (address: string, origin: string, call: CallProcedure) => Promise<RenderedPage>;
};

export type FinishedPage = { status: number; html: string };

/**
 * Reads the build under `dist`. `render` gives the finished page of an address (path and query); `empty` is the
 * document alone, which the browser fills by itself.
 */
export function openPageRenderer(deps: Deps, dist: URL) {
  const built = new URL('client/', dist);
  const document = readFileSync(new URL('index.html', built), 'utf8');
  // rendered pages carry their styles in themselves and begin in their own way (page-files.ts)
  const bare = document.replace(
    /\s*<link rel="stylesheet"[^>]*>|\s*<script type="module"[^>]*><\/script>/g,
    '',
  );
  const filesOf = readPageFiles(built.pathname);
  const fill = (parts: { head: string; app: string; state: string }) =>
    bare
      .replace('<!--head-->', () => parts.head)
      .replace('<!--app-->', () => parts.app)
      .replace('<!--state-->', () => parts.state);

  const call: CallProcedure = async (name, input) => {
    try {
      return { data: await procedureOf(name).call({ deps, caller: nobody }, input) };
    } catch (error) {
      const { message, code, status } = describeError(error);
      if (status >= 500) throw error;
      return { refusal: { message, code, status } };
    }
  };

  // React and the pages' code are loaded with the first page, so that the start stays quick.
  let renderer: Promise<Renderer> | undefined;
  const load = () => {
    renderer ??= import(new URL('server/entry-server.js', dist).href) as Promise<Renderer>;
    return renderer;
  };

  return {
    empty: document,
    async render(address: string): Promise<FinishedPage> {
      const { renderPage } = await load();
      const page = await renderPage(address, deps.config.publicUrl, call);
      const head = page.head + filesOf(page.files);
      return { status: page.status, html: fill({ head, app: page.body, state: page.state }) };
    },
  };
}
