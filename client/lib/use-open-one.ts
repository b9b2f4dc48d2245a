// Which row's details are open: a part of the address, so that Back closes them and a link opens them.
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** `name` is the parameter that holds the open row's id. */
export function useOpenOne(name: string) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();

  // the same for as long as the address is: hundreds of rows and cards are drawn by it
  const path = useCallback(
    (id: string): string => {
      const query = new URLSearchParams(params);
      query.set(name, id);
      return `?${query}`;
    },
    [params, name],
  );
  const closing = useRef(false);
  const goBack = async () => {
    // the second click of a double click: one step more would leave the list
    if (closing.current) return;
    closing.current = true;
    await navigate(-1);
    closing.current = false;
  };
  const close = () => {
    // opened from this list: closing is going back, so that Back does not open it again
    if ((location.state as { opened?: boolean } | null)?.opened) return void goBack();
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { id: params.get(name), path, close };
}
