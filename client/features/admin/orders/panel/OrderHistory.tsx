import { v4 as newKey } from 'uuid';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { Textarea } from '#client/ui/mantine/inputs.ts';
import { Small, Stack, Subtitle } from '#client/ui/mantine/layout.tsx';
import { formatMoment } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { noteForm } from '#shared/orders/notes.ts';
import { Loaded } from '../../Loaded.tsx';
import { ordersTexts as t } from '../texts.ts';

const keyedNote = noteForm.extend({ key: z.string() });
const blank: z.input<typeof keyedNote> = { note: '', key: '' };

/** A retry sends the same key, so the note is not doubled. An edited text gets a new one. */
function NoteForm({ id }: { id: string }) {
  const { user } = useCurrentUser();
  const queries = trpc.useUtils();
  const add = trpc.orders.addNote.useMutation();
  const form = useShopForm({
    schema: keyedNote,
    initialValues: blank,
    draft: `note of ${id} by ${user?._id ?? ''}`,
  });
  const onSubmit = form.submit(async (written) => {
    toast.success((await add.mutateAsync({ id, ...written })).message);
    form.reset();
    await queries.orders.invalidate();
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="xs" align="flex-start">
        <Textarea
          size="sm"
          w="100%"
          label={t('note')}
          description={t('noteHelp')}
          autosize={false}
          rows={2}
          maxLength={maxLength.note}
          {...form.field('note')}
          onChange={(event) => form.setValues({ note: event.currentTarget.value, key: newKey() })}
        />
        <Button type="submit" variant="outline" pending={form.pending}>
          {t('addNote')}
        </Button>
      </Stack>
    </form>
  );
}

export function OrderHistory({ id }: { id: string }) {
  const may = useCan();
  const events = trpc.orders.events.useQuery({ id }, { staleTime: 0 });
  return (
    <Stack component="section" gap="xs">
      <Subtitle>{t('history')}</Subtitle>
      {may('orders.setStage') && <NoteForm id={id} />}
      <Loaded reading={events} height={48}>
        {(all) => (
          <Stack component="ul" gap={10}>
            {[...all].reverse().map(({ _id, at, text, by }) => (
              <li key={_id}>
                <p>{text}</p>
                <Small>
                  {formatMoment(at)}, {by}
                </Small>
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
