import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export function RouteFocus() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    if (!document.activeElement?.closest('[role="search"]')) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return (
    <span className="visually-hidden" aria-live="polite">
      {title}
    </span>
  );
}
