import { Outlet } from 'react-router-dom';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import '#client/ui/mantine/Modal.ts';
import classes from './AdminLayout.module.css';
import { NewsProvider } from './news/NewsProvider.tsx';
import { SideMenu } from './SideMenu.tsx';

export function Component() {
  return (
    <NewsProvider>
      <div className={classes.panel}>
        <SideMenu />
        <div className={classes.screen}>
          <Outlet />
        </div>
      </div>
      <LeaveGuard />
    </NewsProvider>
  );
}
