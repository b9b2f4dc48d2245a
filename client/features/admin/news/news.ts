import { createContext, useContext } from 'react';
import type { News as NewsAnswer } from '#shared/backoffice/schema.ts';

export type News = NewsAnswer & {
  /** The number of changes to orders and enquiries since the panel was opened. */
  changed: { orders: number; enquiries: number };
};

const NewsContext = createContext<News | null>(null);

export const NewsContextProvider = NewsContext.Provider;

/** The newest answer of the poll. Null before the first answer. */
export const useNews = (): News | null => useContext(NewsContext);
