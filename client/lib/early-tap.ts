// What was tapped before a rendered page became ours, on a slow phone or line (marked by client/first-view.ts).
import { useEffect } from 'react';

/** Does what was tapped last, once everything below has started. For the shell. */
export function useEarlyTap(): void {
  useEffect(() => {
    const tapped = document.querySelector<HTMLElement>('[data-tapped]:not([data-kept] *)');
    if (!tapped) return;
    tapped.removeAttribute('data-tapped');
    // after this commit: a form may answer by drawing at once
    setTimeout(() => {
      // Mantine's password field listens to the press alone
      tapped.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      tapped.click();
    });
  }, []);
}
