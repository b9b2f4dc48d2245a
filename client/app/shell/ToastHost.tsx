// Where toasts appear. Their code comes with the first touch or key, so that it is there when needed.
import { lazy, useEffect, useState } from 'react';
import { onToastWaiting } from '#client/lib/toast.ts';
import { LazyPart } from '#client/ui/LazyPart.tsx';

const load = () => import('./Toasts.tsx');
const Toasts = lazy(load);

export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onToastWaiting(() => setNeeded(true)), []);
  useEffect(() => {
    const ahead = () => void load().catch(() => {});
    const once = { once: true, passive: true } as const;
    window.addEventListener('pointerdown', ahead, once);
    window.addEventListener('keydown', ahead, once);
    return () => {
      window.removeEventListener('pointerdown', ahead);
      window.removeEventListener('keydown', ahead);
    };
  }, []);
  return (
    needed && (
      <LazyPart loading={null} failed={null}>
        <Toasts />
      </LazyPart>
    )
  );
}
