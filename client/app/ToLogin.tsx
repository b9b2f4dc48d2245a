import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useHistory } from '../lib/shop-history.ts';
import { returnStateTo } from './return-to.ts';

export function ToLogin({ state = {} }: { state?: object }) {
  const location = useLocation();
  const history = useHistory();
  // The page that the user leaves stays mounted until the next page renders. After Logout it must not
  // redirect to Login.
  if (history && (history.isLoading() || history.location().key !== location.key)) return null;
  return <Navigate to={paths.login} replace state={{ ...returnStateTo(location), ...state }} />;
}
