import { useContext, useEffect } from 'react';
import { Navigate, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';
import { forgetDialogEntry } from '#client/lib/use-back-closes.ts';
import { paths } from '#shared/paths.ts';
import { returnHere } from './return-to.ts';

export function ToLogin({ state = {} }: { state?: object }) {
  const location = useLocation();
  const now = useContext(RouterContext)?.router.state.location ?? location;
  useEffect(forgetDialogEntry, []);
  // The page that the user leaves stays mounted until the next page renders. After Logout it must not
  // redirect to Login.
  if (now.key !== location.key) return null;
  return <Navigate to={paths.login} replace state={{ ...returnHere(location), ...state }} />;
}
