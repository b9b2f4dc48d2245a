import { createContext, useContext } from 'react';
import type { News as NewsAnswer } from '#shared/backoffice/schema.ts';

export type News = NewsAnswer & {
  changed: { orders: number; enquiries: number };
};

const NewsContext = createContext<News | null>(null);

export const NewsContextProvider = NewsContext.Provider;

export const useNews = (): News | null => useContext(NewsContext);
