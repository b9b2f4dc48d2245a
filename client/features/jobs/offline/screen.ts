// The list of jobs as it was last drawn on this phone. The worker puts it into the page's document, so that a slow phone
// shows the jobs before the application has started, which then takes the same place (KeptScreen.tsx).
import { indiaDayOf } from '#shared/india-day.ts';
import { shopNow } from './stored-jobs.ts';

/**
 * As drawn on this day (the shop's, whose clock was so far ahead of the phone's) and by this application (its file, another
 * one in each release), whose headings and class names it has, for the session of this mark.
 */
export type Screen = { html: string; day: string; ahead: number; application: string; session: string };

/** By which client/first-view.ts marks the document of who is signed in; that script stands alone and imports nothing. */
export const sessionMark = (token: string): string => token.slice(-8);

/** Where it goes in the document. */
const screenPlace = '<div data-kept=""></div>';

/** The document with the list in its place, unseen by any other session; unchanged where it would be wrong. */
export function withScreen(
  document: string,
  { html, day, ahead, application, session }: Screen,
  { now, online }: { now: number; online: boolean },
): string {
  if (!document.includes(application) || day !== indiaDayOf(shopNow({ ahead }, now))) return document;
  const his = `html[data-session="${session.replace(/[^\w-]/g, '')}"]`;
  const style = [
    `html:not(${his}) [data-kept]{display:none}`,
    `${his} [data-kept]~*{display:none}`,
    ...(online ? [] : ['[data-kept] [data-as-of]{display:block}']),
  ];
  return document.replace(
    screenPlace,
    () => `<div data-kept=""><style>${style.join('')}</style>${html}</div>`,
  );
}
