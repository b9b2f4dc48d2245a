import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { asList, asListItem, Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatCount, formatMoment } from '#shared/format.ts';
import type { Import, UndoAnswer } from '#shared/imports/schema.ts';
import { importCountTexts } from '#shared/imports/texts.ts';
import { LoadedSection } from '../Section.tsx';
import { useAction } from '../use-action.ts';
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
  const list = trpc.imports.list.useQuery(undefined, { staleTime: 0 });
  const undo = trpc.imports.undo.useMutation();
  const [asked, ask] = useState<Import | null>(null);
  const [stayed, setStayed] = useState('');
  const [run, pending] = useAction('all');
  const end = () => ask(null);
  const send = async ({ _id: id }: Import) => {
    const answer = await undo.mutateAsync({ id });
    setStayed(answer.data.stayed > 0 ? stayedWords(answer.data) : '');
    return answer;
  };
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
          cancel={end}
          confirm={() => void run(() => send(asked), end, end)}
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
        <Small>
          {formatMoment(at)}, {by}
        </Small>
        {undone && (
          <Small>
            {t('undone', {
              moment: formatMoment(undone.at),
              name: undone.by,
              count: formatCount(undone.removed),
            })}
          </Small>
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
