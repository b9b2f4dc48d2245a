import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router-dom';

/** The router with its state as it is now, which `useLocation` shows only after the next page has rendered. */
export const useRouter = () => useContext(RouterContext)?.router;
