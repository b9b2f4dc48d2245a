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

export type Order = { ids: readonly string[]; move: (id: string, beside: string) => void };

/** `send` stores a move. The place that a row got is announced. */
export function useOrder(ids: readonly string[], send: (move: Move) => Promise<unknown>) {
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
  const order: Order = { ids, move: (id, beside) => void move(id, beside) };
  return { order, announcement: <Announcement words={said} /> };
}

const Announcement = ({ words }: { words: string }) => (
  <span role="status" className="visually-hidden">
    {words}
  </span>
);

/** Returns the ref of a row that can be dragged onto another one. */
export function useRow({ move }: Order, id: string) {
  const row = useRef<HTMLLIElement>(null);
  useDraggable(row, id);
  useDropTarget<string>(row, (dragged) => move(dragged, id));
  return row;
}

export function MoveButtons({ order: { ids, move }, id, name }: { order: Order; id: string; name: string }) {
  const at = ids.indexOf(id);
  const button = (icon: 'up' | 'down', beside: string | undefined) => (
    <IconButton
      icon={icon}
      label={t(icon === 'up' ? 'earlier' : 'later', { name })}
      off={beside === undefined}
      onClick={() => beside && move(id, beside)}
    />
  );
  return (
    <Group gap={0} wrap="nowrap">
      {button('up', ids[at - 1])}
      {button('down', ids[at + 1])}
    </Group>
  );
}
