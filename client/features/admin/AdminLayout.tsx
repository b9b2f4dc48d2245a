// The admin panel's frame: side menu and the screen beside it.
import { Outlet } from 'react-router-dom';

export function Component() {
  return <Outlet />;
}
