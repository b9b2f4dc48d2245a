import { createContext, useContext } from 'react';
import type { Answer } from '#client/lib/trpc.ts';

export type NewsAnswer = Answer['backoffice']['news'];
export type News = NewsAnswer & { changed: { orders: number; enquiries: number } };

const NewsContext = createContext<News | null>(null);

export const NewsContextProvider = NewsContext.Provider;

export const useNews = (): News | null => useContext(NewsContext);
