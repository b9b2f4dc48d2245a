import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { asList, asListItem, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatCount, formatMoment } from '#shared/format.ts';
import { type Import, importKindTable, type UndoAnswer } from '#shared/imports/schema.ts';
import { LoadedSection } from '../Section.tsx';

const rowsOf = ({ added, kind }: Import) =>
  `${formatCount(added)} ${importKindTable[kind].nouns[added === 1 ? 0 : 1]}`;

const stayedWords = ({ removed, stayed, names }: UndoAnswer['data']) =>
  `${formatCount(removed)} rows removed, ${formatCount(stayed)} kept because they have been used or changed since: ${names.join(', ')}${stayed > names.length ? ' and more' : ''}.`;

export function LastImports() {
  const queryClient = useQueryClient();
  const list = trpc.imports.list.useQuery(undefined, { staleTime: 0 });
  const undo = trpc.imports.undo.useMutation();
  const [asked, ask] = useState<Import | null>(null);
  const [stayed, setStayed] = useState('');
  const [run, pending] = usePending(async ({ _id: id }: Import) => {
    try {
      const { message, data } = await undo.mutateAsync({ id });
      setStayed(data.stayed > 0 ? stayedWords(data) : '');
      toast.success(message);
    } catch (error) {
      toast.error(wordsOf(error));
    }
    ask(null);
    await queryClient.invalidateQueries();
  });
  return (
    <>
      {stayed && <Notice kind="note">{stayed}</Notice>}
      <LoadedSection title="Last imports" reading={list} height={72}>
        {(imports) =>
          imports.length === 0 ? (
            <p>Nothing has been imported yet. An import can be undone within 24 hours.</p>
          ) : (
            <Stack component={asList} gap="sm" aria-label="Last imports">
              {imports.map((one) => (
                <Row key={one._id} one={one} undo={() => ask(one)} />
              ))}
            </Stack>
          )
        }
      </LoadedSection>
      {asked && (
        <ConfirmDialog
          question={`Undo the import of ${asked.fileName}?`}
          yes="Undo import"
          danger
          pending={pending}
          cancel={() => ask(null)}
          confirm={() => void run(asked)}
        >
          <p>
            The shop removes the {rowsOf(asked)} that it added. What has been used or changed since stays, for
            example a customer with a booking.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Row({ one, undo }: { one: Import; undo: () => void }) {
  const { fileName, at, by, undone, canUndo } = one;
  return (
    <Group component={asListItem} justify="space-between" gap="4px 16px">
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {rowsOf(one)} from {fileName}
        </Text>
        <Text size="sm" c="dimmed">
          {formatMoment(at)}, {by}
        </Text>
        {undone && (
          <Text size="sm" c="dimmed">
            Undone {formatMoment(undone.at)}, {undone.by}: {formatCount(undone.removed)} rows removed
          </Text>
        )}
      </div>
      {canUndo && (
        <Button variant="outline" onClick={undo} aria-label={`Undo the import of ${fileName}`}>
          Undo
        </Button>
      )}
    </Group>
  );
}
