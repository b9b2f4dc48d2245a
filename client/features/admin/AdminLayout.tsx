// The admin panel's frame: the way to every screen, and the screen beside it.
import { Outlet } from 'react-router-dom';
import { useKeysPressOnce } from '#client/lib/held-key.ts';
import { keepFocus } from '#client/ui/keep-focus.ts';
import classes from './AdminLayout.module.css';
import { NewsProvider } from './news/NewsProvider.tsx';
import { SideMenu } from './SideMenu.tsx';

export function Component() {
  useKeysPressOnce();
  return (
    <NewsProvider>
      <div className={classes.panel}>
        <SideMenu />
        <div className={classes.screen} ref={keepFocus}>
          <Outlet />
        </div>
      </div>
    </NewsProvider>
  );
}
