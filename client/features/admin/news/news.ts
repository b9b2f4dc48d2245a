// What came in and was changed since the panel was opened, for the screens that show it.
import { createContext, useContext } from 'react';
import type { News as Answered } from '#shared/backoffice/schema.ts';
import type { Changed } from './use-changes.ts';

export type News = Answered & {
  /** How often rows of an open list were changed by others. */
  changed: Changed;
};

const NewsContext = createContext<News | null>(null);

export const NewsContextProvider = NewsContext.Provider;

/** The newest answer, another object every few seconds; null while there is none. Its counts grow from 0. */
export const useNews = (): News | null => useContext(NewsContext);
