import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { asList, Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { formatCount } from '#shared/format.ts';
import { type ImportReport, importKindTable } from '#shared/imports/schema.ts';

type Props = { fileName: string; report: ImportReport; pending: boolean; add: () => void };

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

function doublesWords({ doubles, doubleRows }: ImportReport): string {
  const rows = `${doubleRows.join(', ')}${doubles > doubleRows.length ? ' and more' : ''}`;
  return doubles === 1
    ? `Row ${rows} is in the shop or in the file already and is skipped.`
    : `${formatCount(doubles)} rows are in the shop or in the file already and are skipped: ${rows}.`;
}

/**
 * Shows what the import of a checked file would add. A file with mistakes lists them; otherwise a button
 * imports it.
 */
export function Report({ fileName, report, pending, add }: Props) {
  const { kind, added, doubles, problemCount, problems, notes } = report;
  const words = counted(added, importKindTable[kind].nouns);
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
            <p>
              {counted(problemCount, ['mistake', 'mistakes'])}. Correct the file and choose it again: all rows
              are imported or none.
            </p>
          </Group>
          <Stack
            component={asList}
            gap={4}
            mah={320}
            style={{ overflowY: 'auto' }}
            tabIndex={0}
            aria-label="Mistakes"
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Stack>
          {hidden > 0 && <p>And {formatCount(hidden)} more.</p>}
        </>
      ) : (
        <p>
          {added > 0 ? `${words} to add.` : 'Nothing to add: everything in this file is in the shop already.'}
        </p>
      )}
      {doubles > 0 && <p>{doublesWords(report)}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problemCount === 0 && added > 0 && (
        <div>
          <Button onClick={add} pending={pending} aria-busy={pending}>
            {pending ? 'Importing…' : `Import ${words}`}
          </Button>
        </div>
      )}
    </Stack>
  );
}
