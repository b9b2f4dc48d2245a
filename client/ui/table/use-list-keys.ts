import { type RefObject, useEffect, useEffectEvent } from 'react';

const typing = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

type Actions = { choose: (row: HTMLElement) => void; help: () => void };

/**
 * Keys of a list: j and k move between rows, Enter opens a row, x chooses it, ? shows the keys. None works while
 * somebody types or a dialog is open.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { choose, help }: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!(target instanceof Element) || target.matches(typing)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const opener = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-opens-row]');
    const actions: Record<string, () => void> = {
      j: () => opener(rows[at + 1])?.focus(),
      k: () => opener(rows[at < 0 ? rows.length - 1 : at - 1])?.focus(),
      x: () => {
        const row = rows[at];
        if (row) choose(row);
      },
      '?': help,
    };
    if (event.key === 'Enter' && target.matches('[data-row] input[type="checkbox"]')) {
      opener(rows[at])?.click();
      return;
    }
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
