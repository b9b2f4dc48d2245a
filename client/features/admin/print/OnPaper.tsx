import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import classes from './Print.module.css';

/** Prints `children` in place of the page. They are rendered only while the browser prints. */
export function OnPaper({ children }: { children: ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page right after this event.
    const begin = () => {
      flushSync(() => setPrinting(true));
      document.body.dataset.paper = '';
    };
    const end = () => {
      setPrinting(false);
      delete document.body.dataset.paper;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing && createPortal(<div className={classes.paper}>{children}</div>, document.body);
}
