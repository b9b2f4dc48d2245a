// Leads somebody who is not signed in from a page to Login, and back afterwards.
import { useContext } from 'react';
import { Navigate, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { returnHere } from './return-to.ts';

export function ToLogin() {
  const location = useLocation();
  const now = useContext(RouterContext)?.router.state.location ?? location;
  // A page that is being left stays on the screen until the next one is drawn: who has just logged out goes Home.
  if (now.key !== location.key) return null;
  return <Navigate to={paths.login} replace state={returnHere(location)} />;
}
