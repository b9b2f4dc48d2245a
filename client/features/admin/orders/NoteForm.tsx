// A note for colleagues beside an order. What is typed and not added yet is there again when the order is opened again.
import { type FormEvent, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import classes from './Orders.module.css';

/** `key` names what is being written: sent again after a lost answer, it is one note. */
type Written = { note: string; key: string };

const draftOf = (id: string) => `note of ${id}`;

function readWritten(id: string): Written {
  const { note, key } = readDraft(draftOf(id)) ?? {};
  return typeof note === 'string' && typeof key === 'string' ? { note, key } : { note: '', key: newKey() };
}

function keepWritten(id: string, written: Written): void {
  if (written.note === '') dropDraft(draftOf(id));
  else writeDraft(draftOf(id), written);
}

/** What is left when a note has been added: nothing, or what was typed meanwhile, as a note of its own. */
const leftAfter = (added: string, { note }: Written): Written => ({
  note: note === added ? '' : note,
  key: newKey(),
});

/** Begins anew with each order, as all of its panel does. */
export function NoteForm({ id }: { id: string }) {
  const [written, setWritten] = useState(() => readWritten(id));
  const { note, key } = written;
  const [failure, setFailure] = useState<string | null>(null);
  const queries = trpc.useUtils();
  const add = trpc.orders.addNote.useMutation();
  const [send, pending] = useOneAtATime(async () => {
    const checked = noteForm.safeParse({ note });
    if (!checked.success) return setFailure(checked.error.issues[0]?.message ?? null);
    try {
      const { message } = await add.mutateAsync({ id, key, ...checked.data });
      toast.success(message);
      // also where the panel has been closed meanwhile
      keepWritten(id, leftAfter(note, readWritten(id)));
      setWritten((now) => leftAfter(note, now));
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
          const typed = { note: event.currentTarget.value, key };
          setWritten(typed);
          keepWritten(id, typed);
          setFailure(null);
        }}
      />
      <Button type="submit" variant="outline" pending={pending}>
        Add note
      </Button>
    </form>
  );
}
