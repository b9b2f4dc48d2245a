import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { CallUs } from '#client/features/content/CallUs.tsx';
import { useBusiness } from '#client/lib/use-business.ts';
import { timings } from '#shared/business.ts';
import { mailLink } from '#shared/contact-links.ts';
import { appTexts as t } from '../texts.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import classes from './Shell.module.css';
import { Ticker } from './Ticker.tsx';
import { Toasts } from './Toasts.tsx';

export function Shell() {
  const nearTop = useNearTop();
  const [closed, setClosed] = useState(false);
  return (
    <div className={classes.shell} data-ticker={closed ? 'closed' : nearTop ? 'shown' : 'hidden'}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <header className={classes.top}>
        {!closed && <Ticker close={() => setClosed(true)} />}
        <Header />
        <NavigationBar />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <noscript>
          <NoScripts />
        </noscript>
        <Outlet />
      </main>
      <Footer />
      <RouteFocus />
      <ScrollRestoration />
      <Toasts />
    </div>
  );
}

/** What a browser without scripts can do here, and how to call and write to the shop. */
function NoScripts() {
  const { email } = useBusiness();
  return (
    <div className={`page ${classes.noScripts}`}>
      <p>{t('noScripts')}</p>
      <CallUs />
      {email && <a href={mailLink(email)}>{email}</a>}
    </div>
  );
}

function NavigationBar() {
  return useNavigation().state === 'idle' ? null : (
    <div className={classes.loading} role="progressbar" aria-label={t('loadingPage')} />
  );
}

const nearTopPixels = 50;

/**
 * Decides whether the ticker (the moving line at the top) shows: at a scroll position of 50 px or less, one
 * second after scrolling stops.
 */
function useNearTop(): boolean {
  const [nearTop, setNearTop] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => setNearTop(window.scrollY <= nearTopPixels);
    const onScroll = () => {
      clearTimeout(timer);
      if (window.scrollY <= nearTopPixels) setNearTop(true);
      else timer = setTimeout(check, timings.tickerDebounceMs);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return nearTop;
}
