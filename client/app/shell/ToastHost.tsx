// Where toasts appear. Their code comes with the first touch or key, so that it is there when needed; without a network
// it never comes, and what is told then is the very thing: plain toasts do without it.
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { onToastWaiting, takeToasts } from '#client/lib/toast.ts';
import { type PlainToast, PlainToasts } from './PlainToasts.tsx';

const load = () => import('./Toasts.tsx');

/** For a line that neither brings the code nor breaks. */
const patienceMs = 2_000;

/** As many as Mantine's show at once (Toasts.tsx). */
const most = 3;

let made = 0;

export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<PlainToast[]>([]);
  useEffect(
    () =>
      onToastWaiting(() => {
        const showPlainly = () => {
          const toasts = takeToasts().map((toast) => ({ ...toast, id: made++ }));
          if (toasts.length > 0) setPlain((shown) => [...shown, ...toasts].slice(-most));
        };
        setTimeout(showPlainly, patienceMs);
        load().then((code) => setToasts(() => code.default), showPlainly);
      }),
    [],
  );
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
  const close = useCallback((id: number) => setPlain((shown) => shown.filter((one) => one.id !== id)), []);
  return (
    <>
      {Toasts && <Toasts />}
      {plain.length > 0 && <PlainToasts toasts={plain} close={close} />}
    </>
  );
}
