import { useKnownInBrowser } from './known-in-browser.ts';

const keyOf = (name: string) => `draft:${name}`;

export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Whether there is a draft. False on the server and during hydration, which do not know the browser's storage. */
export const useHasDraft = (name: string): boolean => useKnownInBrowser(readDraft(name) !== null) ?? false;

export function writeDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // If the browser's storage is forbidden, the form still keeps its values in memory.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {}
}
