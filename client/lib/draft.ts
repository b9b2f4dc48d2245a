// What was typed into a form and not sent yet, kept for this tab.
const keyOf = (name: string) => `draft:${name}`;

/** The kept values, or null. */
export function readDraft(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Keeps values under a name, in place of what was there. */
export function writeDraft(name: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // a browser that forbids storage keeps what is on the screen
  }
}

/** Forgets what is kept under a name. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // nothing was kept
  }
}
