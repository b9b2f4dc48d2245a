import { useState } from 'react';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { asList, asListItem, Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatCount, formatMoment } from '#shared/format.ts';
import { importCountTexts } from '#shared/imports/texts.ts';
import { AskedButton } from '../AskedButton.tsx';
import { LoadedSection } from '../Section.tsx';
import { importTexts as t } from './texts.ts';

type Import = Answer['imports']['list'][number];
type UndoAnswer = Answer['imports']['undo'];

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
  const [stayed, setStayed] = useState('');
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
                <Row key={one._id} one={one} setStayed={setStayed} />
              ))}
            </Stack>
          )
        }
      </LoadedSection>
    </>
  );
}

function Row({ one, setStayed }: { one: Import; setStayed: (words: string) => void }) {
  const { _id: id, fileName, kind, at, by, undone, canUndo } = one;
  const undo = trpc.imports.undo.useMutation();
  const send = async () => {
    const answer = await undo.mutateAsync({ id });
    setStayed(answer.data.stayed > 0 ? stayedWords(answer.data) : '');
    return answer;
  };
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
        <AskedButton
          variant="outline"
          aria-label={t('undoOf', { file: fileName })}
          question={t('undoQuestion', { file: fileName })}
          help={t(kind === 'orders' ? 'undoOrdersHelp' : 'undoHelp', { rows: rowsOf(one) })}
          yes={t('undoImport')}
          danger
          changed="all"
          send={send}
        >
          {t('undo')}
        </AskedButton>
      )}
    </Group>
  );
}
