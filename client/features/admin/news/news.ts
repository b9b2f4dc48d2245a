import { createContext, useContext } from 'react';
import type { News as NewsAnswer } from '#shared/backoffice/schema.ts';

export type News = NewsAnswer & {
  /** How many changes to orders and enquiries have come since the panel was opened. */
  changed: { orders: number; enquiries: number };
};

const NewsContext = createContext<News | null>(null);

export const NewsContextProvider = NewsContext.Provider;

/** The newest answer of the poll; null before the first one. */
export const useNews = (): News | null => useContext(NewsContext);
