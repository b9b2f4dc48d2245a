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
import type { Import, UndoAnswer } from '#shared/imports/schema.ts';
import { importCountTexts } from '#shared/imports/texts.ts';
import { LoadedSection } from '../Section.tsx';
import { importTexts as t } from './texts.ts';

const rowsOf = ({ added, kind }: Import) =>
  importCountTexts(kind, { count: added, formatted: formatCount(added) });

const stayedWords = ({ removed, stayed, names }: UndoAnswer['data']) =>
  t(stayed > names.length ? 'stayedMore' : 'stayed', {
    removed: formatCount(removed),
    stayed: formatCount(stayed),
    names: names.join(', '),
  });

export function LastImports() {
  const queries = trpc.useUtils();
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
    await queries.invalidate();
  });
  return (
    <>
      {stayed && <Notice kind="note">{stayed}</Notice>}
      <LoadedSection title={t('last')} reading={list} height={72}>
        {(imports) =>
          imports.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <Stack component={asList} gap="sm" aria-label={t('last')}>
              {imports.map((one) => (
                <Row key={one._id} one={one} undo={() => ask(one)} />
              ))}
            </Stack>
          )
        }
      </LoadedSection>
      {asked && (
        <ConfirmDialog
          question={t('undoQuestion', { file: asked.fileName })}
          yes={t('undoImport')}
          danger
          pending={pending}
          cancel={() => ask(null)}
          confirm={() => void run(asked)}
        >
          <p>{t(asked.kind === 'orders' ? 'undoOrdersHelp' : 'undoHelp', { rows: rowsOf(asked) })}</p>
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
          {t('rowsFrom', { rows: rowsOf(one), file: fileName })}
        </Text>
        <Text size="sm" c="dimmed">
          {formatMoment(at)}, {by}
        </Text>
        {undone && (
          <Text size="sm" c="dimmed">
            {t('undone', {
              moment: formatMoment(undone.at),
              name: undone.by,
              count: formatCount(undone.removed),
            })}
          </Text>
        )}
      </div>
      {canUndo && (
        <Button variant="outline" onClick={undo} aria-label={t('undoOf', { file: fileName })}>
          {t('undo')}
        </Button>
      )}
    </Group>
  );
}
