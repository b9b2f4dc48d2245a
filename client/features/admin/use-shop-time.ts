import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { trpc } from '#client/lib/trpc.ts';

/** The present in milliseconds. During hydration it is the time at which the server rendered the screen. */
export function useShopTime(now = Date.now()): number {
  const rendered = trpc.useUtils().backoffice.news.getData({})?.now;
  return useKnownInBrowser(now) ?? (rendered ? Date.parse(rendered) : now);
}
