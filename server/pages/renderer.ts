import { byLanguage, type Language } from '#shared/language.ts';
import type { CallProcedure, RenderedPage, RenderPage } from '#shared/rendered-page.ts';
import type { SentForm } from '#shared/sent-form.ts';
import type { Deps } from '../deps.ts';
import { nobody } from '../http/caller.ts';
import type { Caller } from '../procedures/context.ts';
import { describeError } from '../procedures/errors.ts';
import { procedureOf } from '../trpc/procedure.ts';
import { readBuiltFiles } from './built-files.ts';
import { readDocument } from './document.ts';

type Renderer = { renderPage: RenderPage };

export type FinishedPage = { status: number; html: string };

type Visitor = { user?: Caller | undefined; sent?: SentForm | undefined; phone?: boolean };

export type PageRenderer = {
  empty: Readonly<Record<Language, string>>;
  /** The page's data is read as `user`. Without a user and a sent form the page is the same for all visitors. */
  render(language: Language, address: string, visitor?: Visitor): Promise<FinishedPage>;
};

export function openPageRenderer(deps: Deps, dist: URL): PageRenderer {
  const built = new URL('client/', dist);
  const fillIn = readDocument(new URL('index.html', built));
  const files = byLanguage((language) => readBuiltFiles(built, language));

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

  const load = (language: Language) =>
    import(new URL(`server/entry-server.${language}.js`, dist).href) as Promise<Renderer>;

  const rendered = async (
    language: Language,
    address: string,
    user: Caller | undefined,
    sent: SentForm | null,
    phone: boolean,
  ): Promise<RenderedPage> => {
    const { renderPage } = await load(language);
    const call = callAs({ ...(user ?? nobody), language });
    try {
      return await renderPage(address, call, {
        origin: deps.config.publicUrl,
        signedIn: Boolean(await user?.user()),
        sent,
        ...(phone && { phone }),
      });
    } catch (error) {
      throw error instanceof Error && error.cause ? error.cause : error;
    }
  };

  return {
    empty: byLanguage((language) => fillIn({ language, head: files[language].ofEmptyPage })),
    async render(language, address, { user, sent, phone = false } = {}) {
      const page = await rendered(language, address, user, sent ?? null, phone);
      const head = page.head + files[language].ofPage(page.modules);
      const end = (page.state ?? '') + files[language].fonts;
      return { status: page.status, html: fillIn({ ...page, language, head, state: end }) };
    },
  };
}
