// The order of a list that admins change: by dragging a row, or by two buttons of a row.
import { useRef, useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { listTexts as t } from '#client/ui/table/texts.ts';
import type { Move } from '#shared/catalogue/schema.ts';
import { useDraggable, useDropTarget } from '../dragging.ts';

export type RowOrder = { ids: readonly string[]; move: (id: string, beside: string) => void };

/** `send` stores a move. Screen readers hear the new place of the row. */
export function useRowOrder(ids: readonly string[], send: (move: Move) => Promise<unknown>) {
  const queries = trpc.useUtils();
  const [said, setSaid] = useState('');
  const [move] = usePending(async (id: string, beside: string) => {
    const to = ids.indexOf(beside);
    if (id === beside || to < 0) return;
    try {
      await send({ _id: id, beside, side: to < ids.indexOf(id) ? 'before' : 'after' });
      await queries.catalogue.invalidate();
      setSaid(t('place', { place: to + 1, count: ids.length }));
    } catch (error) {
      toast.error(wordsOf(error));
    }
  });
  const order: RowOrder = { ids, move: (id, beside) => void move(id, beside) };
  return { order, announcement: <Announcement words={said} /> };
}

const Announcement = ({ words }: { words: string }) => (
  <span role="status" className="visually-hidden">
    {words}
  </span>
);

/** Returns the ref of a row that can be dragged onto another one. */
export function useDraggableRow({ move }: RowOrder, id: string) {
  const row = useRef<HTMLLIElement>(null);
  useDraggable(row, id);
  useDropTarget<string>(row, (dragged) => move(dragged, id));
  return row;
}

/** The two moves of a row. Without `move` the row is the first or last. */
export const movesOf = ({ ids, move }: RowOrder, id: string, name: string) =>
  (['up', 'down'] as const).map((icon) => {
    const beside = ids[ids.indexOf(id) + (icon === 'up' ? -1 : 1)];
    return {
      icon,
      words: t(icon === 'up' ? 'earlier' : 'later', { name }),
      ...(beside && { move: () => move(id, beside) }),
    };
  });

export const MoveButtons = ({ order, id, name }: { order: RowOrder; id: string; name: string }) => (
  <Group gap={0} wrap="nowrap">
    {movesOf(order, id, name).map(({ icon, words, move }) => (
      <IconButton key={icon} icon={icon} label={words} off={!move} onClick={() => move?.()} />
    ))}
  </Group>
);
