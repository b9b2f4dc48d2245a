import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { asList, Group, Stack, Subtitle, Text } from '#client/ui/mantine/layout.tsx';
import { Progress } from '#client/ui/mantine/Progress.ts';
import { formatCount } from '#shared/format.ts';
import type { ImportProgress, ImportReport } from '#shared/imports/schema.ts';
import { importCountTexts } from '#shared/imports/texts.ts';
import { importTexts as t } from './texts.ts';

type Props = {
  fileName: string;
  report: ImportReport;
  pending: boolean;
  progress: ImportProgress | null;
  add: () => void;
};

/** The result of checking a file: what its import would add, with a button, or the file's mistakes. */
export function Report({ fileName, report, pending, progress, add }: Props) {
  const { kind, added, doubles, doublesInWords, problemCount, problems, notes } = report;
  const words = importCountTexts(kind, { count: added, formatted: formatCount(added) });
  const hidden = problemCount - problems.length;
  return (
    <Stack gap="xs">
      <Subtitle>{fileName}</Subtitle>
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
          {hidden > 0 && <p>{t('more', { count: formatCount(hidden) })}</p>}
        </>
      ) : (
        <p>{added > 0 ? t('toAdd', { rows: words }) : t('nothingToAdd')}</p>
      )}
      {doubles > 0 && (
        <>
          <p>{t('doubles', { count: doubles, formatted: formatCount(doubles) })}</p>
          <Stack component={asList} gap={4}>
            {doublesInWords.map((double) => (
              <li key={double}>{double}</li>
            ))}
          </Stack>
          {doubles > doublesInWords.length && (
            <p>{t('more', { count: formatCount(doubles - doublesInWords.length) })}</p>
          )}
        </>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {problemCount === 0 && added > 0 && (
        <div>
          <Button onClick={add} pending={pending} aria-busy={pending}>
            {pending ? t('importing') : t('importRows', { rows: words })}
          </Button>
          {progress && (
            <Stack gap={4} mt="xs">
              <Progress value={(100 * progress.done) / progress.total} aria-label={t('importing')} />
              <Text size="sm">
                {t('imported', { done: formatCount(progress.done), total: formatCount(progress.total) })}
              </Text>
            </Stack>
          )}
        </div>
      )}
    </Stack>
  );
}
