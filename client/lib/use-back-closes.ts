// The browser's Back closes a dialog instead of leaving the page behind it: an open dialog is an entry of its own in
// the history, at the same address.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type WithDialog = { dialog?: string } | null;

/**
 * While `opened`, Back calls `close` and stays on the page. A dialog that is closed in another way takes its entry
 * along. `name` tells this dialog from others of the same page.
 */
export function useBackCloses(name: string, opened: boolean, close: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const entered = (location.state as WithDialog)?.dialog === name;
  const before = useRef({ opened: false, entered: false });

  const follow = useEffectEvent(() => {
    const was = before.current;
    before.current = { opened, entered };
    if (opened && !was.opened && !entered) {
      const state = { ...(location.state as WithDialog), dialog: name };
      void navigate(location, { state, preventScrollReset: true });
    }
    if (opened && was.entered && !entered) close();
    // also where the page was reloaded, which an open dialog does not survive
    if (!opened && entered) void navigate(-1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one of the two has changed
  useEffect(() => follow(), [opened, entered]);
}
