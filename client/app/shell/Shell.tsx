// What stands around every page: ticker, header, main, footer; and what watches over navigation.
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import classes from './Shell.module.css';
import { Ticker } from './Ticker.tsx';
import { Toasts } from './Toasts.tsx';
import { useNearTop } from './use-near-top.ts';

export function Shell() {
  const nearTop = useNearTop();
  const [closed, setClosed] = useState(false);
  return (
    <div className={classes.shell} data-ticker={closed ? 'closed' : nearTop ? 'shown' : 'hidden'}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.top}>
        {!closed && <Ticker close={() => setClosed(true)} />}
        <Header />
        <NavigationBar />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <RouteFocus />
      <ScrollRestoration />
      <Toasts />
    </div>
  );
}
