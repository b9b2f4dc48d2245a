import { indiaDayOf } from '#shared/india-day.ts';
import { shortDay } from '../orders/words/order-words.ts';
import { dayTexts as t } from './texts.ts';

export const offWords = (name: string, date: string): string =>
  date === indiaDayOf(Date.now()) ? t('offToday', { name }) : t('offOn', { name, day: shortDay(date) });

export const backWords = (name: string, date: string): string =>
  date === indiaDayOf(Date.now()) ? t('backToday', { name }) : t('backOn', { name, day: shortDay(date) });
