// A note for colleagues beside an order.
import { type FormEvent, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { wordsOf } from '#client/lib/failure.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import classes from './Orders.module.css';

export function NoteForm({ id }: { id: string }) {
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  // names what is being written: sent again after a lost answer, it is one note
  const [key, setKey] = useState<string>(newKey);
  const queries = trpc.useUtils();
  const add = trpc.orders.addNote.useMutation();
  const [send, pending] = useOneAtATime(async () => {
    const checked = noteForm.safeParse({ note });
    if (!checked.success) return setFailure(checked.error.issues[0]?.message ?? null);
    try {
      const { message } = await add.mutateAsync({ id, key, ...checked.data });
      toast.success(message);
      setNote('');
      setKey(newKey());
      await queries.orders.events.invalidate({ id });
    } catch (error) {
      setFailure(wordsOf(error));
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.noteForm}>
      <Textarea
        size="sm"
        label="Note"
        description="For colleagues; the customer does not see it"
        autosize={false}
        rows={2}
        maxLength={maxLength.note}
        value={note}
        error={failure}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setFailure(null);
        }}
      />
      <Button type="submit" variant="outline" pending={pending}>
        Add note
      </Button>
    </form>
  );
}
