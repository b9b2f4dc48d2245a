import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { asList, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { formatCount } from '#shared/format.ts';
import type { ImportReport } from '#shared/imports/schema.ts';
import { importCountTexts } from '#shared/imports/texts.ts';
import { importTexts as t } from './texts.ts';

type Props = { fileName: string; report: ImportReport; pending: boolean; add: () => void };

function doublesWords({ doubles, doubleRows }: ImportReport): string {
  const list = doubleRows.join(', ');
  const rows = doubles > doubleRows.length ? t('andMore', { rows: list }) : list;
  return doubles === 1 ? t('doubleRow', { rows }) : t('doubleRows', { count: formatCount(doubles), rows });
}

/**
 * Shows what the import of a checked file would add. A file with mistakes lists them; otherwise a button
 * imports it.
 */
export function Report({ fileName, report, pending, add }: Props) {
  const { kind, added, doubles, problemCount, problems, notes } = report;
  const words = importCountTexts(kind, { count: added, formatted: formatCount(added) });
  const hidden = problemCount - problems.length;
  return (
    <Stack gap="xs">
      <Text component="h3" fw={800}>
        {fileName}
      </Text>
      {problemCount > 0 ? (
        <>
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <Icon name="warning" size={20} />
            <p>{t('mistakesHelp', { count: problemCount, formatted: formatCount(problemCount) })}</p>
          </Group>
          <Stack
            component={asList}
            gap={4}
            mah={320}
            style={{ overflowY: 'auto' }}
            tabIndex={0}
            aria-label={t('mistakes')}
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Stack>
          {hidden > 0 && <p>{t('moreMistakes', { count: formatCount(hidden) })}</p>}
        </>
      ) : (
        <p>{added > 0 ? t('toAdd', { rows: words }) : t('nothingToAdd')}</p>
      )}
      {doubles > 0 && <p>{doublesWords(report)}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problemCount === 0 && added > 0 && (
        <div>
          <Button onClick={add} pending={pending} aria-busy={pending}>
            {pending ? t('importing') : t('importRows', { rows: words })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
