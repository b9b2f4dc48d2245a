import { useSyncExternalStore } from 'react';

export type Toast = { id: number; kind: 'success' | 'error'; text: string };

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(changed: readonly Toast[]): void {
  toasts = changed;
  for (const listener of listeners) listener();
}

// Shows one toast at a time: a new toast replaces the old.
const show = (kind: Toast['kind'], text: string) => {
  lastId += 1;
  setToasts([{ id: lastId, kind, text }]);
};

export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
};

export const closeToast = (id: number): void => setToasts(toasts.filter((one) => one.id !== id));

export function onToasts(listener: (toasts: readonly Toast[]) => void): () => void {
  const tell = () => listener(toasts);
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    onToasts,
    () => toasts,
    () => none,
  );

export const closeToasts = (): void => setToasts(none);
