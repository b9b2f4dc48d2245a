// What came in since the panel was opened, for the screens that show it.
import { createContext, useContext } from 'react';
import type { Answer } from '#client/lib/trpc.ts';

export type News = Answer['backoffice']['news'];

const NewsContext = createContext<News | null>(null);

export const NewsContextProvider = NewsContext.Provider;

/** The newest answer, or null while there is none. Its counts grow from 0 while the panel is open. */
export const useNews = (): News | null => useContext(NewsContext);
