// The admin panel's frame: the way to every screen, and the screen beside it.
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useKeptFocus } from '#client/ui/use-kept-focus.ts';
import classes from './AdminLayout.module.css';
import { NewsProvider } from './news/NewsProvider.tsx';
import { SideMenu } from './SideMenu.tsx';

export function Component() {
  const screen = useRef<HTMLDivElement>(null);
  useKeptFocus(screen);
  return (
    <NewsProvider>
      <div className={classes.panel}>
        <SideMenu />
        <div className={classes.screen} ref={screen}>
          <Outlet />
        </div>
      </div>
    </NewsProvider>
  );
}
