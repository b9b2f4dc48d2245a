import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { timings } from '#shared/business.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { NoScripts } from './NoScripts.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { SentAnswer } from './SentAnswer.tsx';
import classes from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';
import { Ticker } from './Ticker.tsx';
import { Toasts } from './Toasts.tsx';

export function Shell() {
  const nearTop = useNearTop();
  const [closed, setClosed] = useState(false);
  return (
    <div className={classes.shell} data-ticker={closed ? 'closed' : nearTop ? 'shown' : 'hidden'}>
      <SkipLink />
      <header className={classes.top}>
        <Header />
        <NavigationBar />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <noscript>
          <NoScripts />
        </noscript>
        <SentAnswer />
        <Outlet />
      </main>
      {/* React hydrates such a boundary separately, after the visible part of the page. */}
      <Suspense>
        <Footer />
      </Suspense>
      {!closed && <Ticker close={() => setClosed(true)} />}
      <RouteFocus />
      <Toasts />
    </div>
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
