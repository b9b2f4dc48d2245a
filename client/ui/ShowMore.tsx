import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from './Button.tsx';
import { uiTexts as t } from './texts.ts';

/** How much of a list the address asks for, as React Query's options. */
export const pagesOptions = (search: URLSearchParams) => ({
  pages: Math.min(Math.max(1, Math.trunc(Number(search.get('pages'))) || 1), 20),
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | undefined }) => nextCursor,
});

type Props = ComponentProps<typeof Button> & { pages: number; at: string | undefined };

/** The button below a shortened list. Before hydration, a link to so many `pages` of the list, at element `at`. */
export function ShowMore({ pages, at, children = t('showMore'), ...button }: Props) {
  const others = [...useSearchParams()[0]].filter(([name]) => name !== 'pages');
  return (
    <form action={`#${at}`}>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button variant="outline" sends="" name="pages" value={pages} {...button}>
        {children}
      </Button>
    </form>
  );
}
