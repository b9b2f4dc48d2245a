import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useIntent } from '#client/lib/prefetch.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { currentLanguage, prefixOf, splitPath } from '#shared/language.ts';
import { maxLength } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { appTexts as t } from '../texts.ts';
import classes from './SearchBox.module.css';

const isSearchPage = (pathname: string) => pathname.toLowerCase() === paths.search();

export const openSearchState = { typing: true };

export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const search = useSearchText(input);
  const [open, setOpen] = useState(search.onSearchPage);
  const wasOpen = useRef(open);
  const intent = useIntent(paths.search());

  useEffect(() => {
    if (open && !wasOpen.current) input.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const { pathname, state } = useLocation();
  useEffect(() => {
    if ((state as Partial<typeof openSearchState> | null)?.typing) setOpen(true);
  }, [state]);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (pathname !== paths.search() && document.activeElement !== input.current) setOpen(false);
  }, [pathname]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every phone yet */}
      <form
        role="search"
        action={prefixOf(currentLanguage()) + paths.search()}
        id="header-search"
        className={classes.box}
        data-open={open || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          search.go(search.text);
          input.current?.blur();
        }}
      >
        <Icon name="search" size={20} />
        <input
          ref={input}
          className={classes.input}
          type="search"
          name="q"
          aria-label={t('searchHere')}
          placeholder={t('searchHere')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxLength.search}
          value={search.text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => search.type(event.currentTarget.value)}
          {...intent}
        />
      </form>
      {/* Before hydration, this button opens the search page. */}
      <button
        type="submit"
        form="header-search"
        className={`bare ${classes.toggle}`}
        aria-label={t('search')}
        aria-expanded={open}
        aria-controls="header-search"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Icon name={open ? 'close' : 'search'} />
      </button>
    </>
  );
}

function useSearchText(input: React.RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const onSearchPage = isSearchPage(useLocation().pathname);
  const [params] = useSearchParams();
  const q = onSearchPage ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(q);

  // While a customer types, the URL follows the search box. Otherwise the box follows the URL.
  useEffect(() => {
    if (navigationType === 'POP' || document.activeElement !== input.current) setText(q);
  }, [q, navigationType, input]);

  // A search gets one history entry. Reads the browser's URL, because the router's URL may lack the last
  // typed keys.
  const go = (query: string) =>
    void navigate(paths.search(query), { replace: isSearchPage(splitPath(window.location.pathname).path) });
  const type = (typed: string) => {
    setText(typed);
    go(typed);
  };
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== q && typed !== '') type(typed);
  });
  useEffect(() => adopt(), []);
  return { text, type, go, onSearchPage };
}
