import { type ReactNode, useState } from 'react';
import { Choice } from '#client/ui/Choice.tsx';
import { useAction } from './use-action.ts';

type Props = {
  checked: boolean;
  send: (checked: boolean) => Promise<{ message: string }>;
  changed: Parameters<typeof useAction>[0];
  children: ReactNode;
};

/** A checkbox that is stored at once. */
export function StoredSwitch({ checked, send, changed, children }: Props) {
  // Optimistic update: the box shows the choice before the server has answered.
  const [wanted, setWanted] = useState<boolean>();
  const [run, pending] = useAction(changed);
  return (
    <Choice
      checked={wanted ?? checked}
      aria-disabled={pending || undefined}
      onChange={({ currentTarget }) => {
        const next = currentTarget.checked;
        if (pending) return;
        setWanted(next);
        void run(() => send(next)).then(() => setWanted(undefined));
      }}
    >
      {children}
    </Choice>
  );
}
