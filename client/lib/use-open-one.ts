import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Keeps the id of the row whose details are open in the query parameter `name`, so that a link opens them and Back closes
 * them.
 */
export function useOpenOne(name: string) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  const path = useCallback(
    (id: string): string => {
      const query = new URLSearchParams(params);
      query.set(name, id);
      return `?${query}`;
    },
    [params, name],
  );
  const close = () => {
    // Going back keeps Back from opening the details again.
    if ((location.state as { opened?: boolean } | null)?.opened) return void navigate(-1);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { id: params.get(name), path, close };
}
