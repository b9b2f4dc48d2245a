import { type FormEvent, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { useCan, useCurrentUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { formatMoment } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import { useAction } from '../../use-action.ts';
import classes from '../Orders.module.css';
import { ordersTexts as t } from '../texts.ts';

/** The idempotency key for this text. A retry is the same note, an edited text is a new one. */
type Written = { note: string; key: string };

function readWritten(draft: string): Written {
  const { note, key } = readDraft(draft) ?? {};
  return typeof note === 'string' && typeof key === 'string' ? { note, key } : { note: '', key: newKey() };
}

function keepWritten(draft: string, written: Written): void {
  if (written.note === '') dropDraft(draft);
  else writeDraft(draft, written);
}

/** Returns the draft after a note was added: blank, or the text that was typed in the meantime. */
const leftAfter = (added: string, { note }: Written): Written => ({
  note: note === added ? '' : note,
  key: newKey(),
});

/** Uses the order and the admin as the React key, so that each has a separate draft. */
function NoteForm({ id }: { id: string }) {
  const { user } = useCurrentUser();
  const draft = `note of ${id} by ${user?._id ?? ''}`;
  return <Writing key={draft} id={id} draft={draft} />;
}

function Writing({ id, draft }: { id: string; draft: string }) {
  const [written, setWritten] = useState(() => readWritten(draft));
  const { note, key } = written;
  const [failure, setFailure] = useState<string | null>(null);
  const add = trpc.orders.addNote.useMutation();
  const [run, pending] = useAction(['orders'], setFailure);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = noteForm.safeParse({ note });
    if (!data) return setFailure(error.issues[0]?.message ?? null);
    void run(
      () => add.mutateAsync({ id, key, ...data }),
      () => {
        // Updates the stored draft too, because the panel may be closed.
        keepWritten(draft, leftAfter(note, readWritten(draft)));
        setWritten((now) => leftAfter(note, now));
      },
    );
  };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.noteForm}>
      <Textarea
        size="sm"
        label={t('note')}
        description={t('noteHelp')}
        autosize={false}
        rows={2}
        maxLength={maxLength.note}
        value={note}
        error={failure}
        onChange={(event) => {
          const typed = { note: event.currentTarget.value, key: newKey() };
          setWritten(typed);
          keepWritten(draft, typed);
          setFailure(null);
        }}
      />
      <Button type="submit" variant="outline" pending={pending}>
        {t('addNote')}
      </Button>
    </form>
  );
}

export function OrderHistory({ id }: { id: string }) {
  const may = useCan();
  const events = trpc.orders.events.useQuery({ id }, { staleTime: 0 });
  return (
    <Flex component="section" direction="column" gap="xs">
      <Text component="h3" fw={800} fz="var(--type-4)">
        {t('history')}
      </Text>
      {may('orders.setStage') && <NoteForm id={id} />}
      {events.error && !events.data && <LoadError error={events.error} retry={() => void events.refetch()} />}
      {events.isPending && <Skeleton width="100%" height={48} />}
      <Flex component="ul" direction="column" gap={10}>
        {events.data?.toReversed().map(({ _id, at, text, by }) => (
          <li key={_id}>
            <p>{text}</p>
            <Text size="sm" c="dimmed">
              {formatMoment(at)}, {by}
            </Text>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
