import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Stores the id of the row whose details are open in the query parameter `name`. A link can then open the
 * details, and Back closes them.
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
    // Closing the details goes back in history, so that Back does not open them again.
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
