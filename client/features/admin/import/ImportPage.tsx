import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { readToken } from '#client/lib/session-token.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { wordsOfFailure } from '#shared/errors.ts';
import { formatMegabytes } from '#shared/format.ts';
import {
  type ImportKind,
  type ImportProgress,
  type ImportReport,
  importKinds,
  importProgress,
  importReport,
  maxImportBytes,
} from '#shared/imports/schema.ts';
import { importLabelTexts } from '#shared/imports/texts.ts';
import { currentLanguage } from '#shared/language.ts';
import { clientMessages } from '#shared/messages.ts';
import type { TableChoices } from '#shared/separators.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { TableChoicesFields } from '../TableChoicesFields.tsx';
import { LastImports } from './LastImports.tsx';
import { Report } from './Report.tsx';
import { importTexts as t } from './texts.ts';

const timeoutMs = 120_000;

const answerForm = z.object({ message: z.string(), data: importReport.optional() });

/** Reads an answer in lines of JSON: its progress, which goes to `report`, and last the answer itself. */
async function readAnswer(response: Response, report: (progress: ImportProgress) => void): Promise<unknown> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let lines = [''];
  let answer: unknown;
  for (let part = await reader?.read(); part; part = part.done ? undefined : await reader?.read()) {
    lines = `${lines.pop()}${part.value ?? '\n'}`.split('\n');
    for (const line of lines.splice(0, lines.length - 1).filter(Boolean)) {
      answer = JSON.parse(line);
      const { data } = importProgress.safeParse(answer);
      if (data) report(data);
    }
  }
  return answer;
}

/** Checks or imports a file on the server. Rejects with a message for people. */
async function sendImport(
  { file, separator, headingsRow }: Chosen,
  kind: ImportKind,
  mode: 'check' | 'import',
  report: (progress: ImportProgress) => void = () => {},
) {
  if (file.size > maxImportBytes)
    throw new Error(wordsOfFailure('sheetTooLarge', 0, formatMegabytes(file.size)));
  const form = new FormData();
  form.append('kind', kind);
  form.append('dryRun', String(mode === 'check'));
  form.append('language', currentLanguage());
  if (separator) form.append('separator', separator);
  if (headingsRow) form.append('headingsRow', headingsRow);
  form.append('file', file);
  const token = readToken();
  const response = await fetch('/api/import', {
    method: 'POST',
    body: form,
    headers: { accept: 'application/x-ndjson', ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(t('notSent'), { cause });
  });
  const { data: answer } = answerForm.safeParse(await readAnswer(response, report).catch(() => null));
  if (answer?.data) return { message: answer.message, report: answer.data };
  throw new Error(answer?.message ?? clientMessages.somethingWrong);
}

const about: Record<ImportKind, string> = {
  customers: t('customersAbout'),
  services: t('servicesAbout'),
  orders: t('ordersAbout'),
  appliances: t('appliancesAbout'),
};

const labelOf = (kind: ImportKind) => importLabelTexts(kind);

type Chosen = TableChoices & { file: File };
type Checked = Chosen & { report: ImportReport };

export function Component() {
  const [params, setParams] = useSearchParams();
  const kind = importKinds.find((one) => one === params.get('kind')) ?? 'customers';
  return (
    <Screen title={t('import')}>
      <Stack gap="md" maw={760}>
        <ImportFile key={kind} kind={kind} change={(next) => setParams({ kind: next }, { replace: true })} />
        <LastImports />
      </Stack>
    </Screen>
  );
}

function ImportFile({ kind, change }: { kind: ImportKind; change: (kind: ImportKind) => void }) {
  const queries = trpc.useUtils();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failure, setFailure] = useState('');
  const [progress, setProgress] = useState<ImportProgress | null>(null);

  const orFailure = async (file: File, work: Promise<unknown>) => {
    setFailure('');
    await work.catch((error: Error) => setFailure(`${file.name}: ${error.message}`));
  };
  const [check, isChecking] = usePending((next: Chosen) => {
    setChosen(next);
    setChecked(null);
    return orFailure(
      next.file,
      sendImport(next, kind, 'check').then(({ report }) => setChecked({ ...next, report })),
    );
  });
  const [add, isAdding] = usePending(async (next: Checked) => {
    const sent = sendImport(next, kind, 'import', setProgress);
    await orFailure(
      next.file,
      sent.then(({ message }) => toast.success(message)),
    );
    setChecked(null);
    setChosen(null);
    setProgress(null);
    await queries.invalidate();
  });
  const isBusy = isChecking || isAdding;

  return (
    <Section title={t('file')}>
      <Stack gap="md">
        <SelectField
          label={t('whatIsIn')}
          options={importKinds.map(labelOf)}
          value={labelOf(kind)}
          disabled={isBusy}
          onChange={({ currentTarget: { value } }) =>
            change(importKinds.find((one) => labelOf(one) === value) ?? kind)
          }
        />
        <Small>{about[kind]}</Small>
        <Group gap="xs">
          <FileButton
            words={t('sample')}
            failed={t('sampleFailed')}
            address={withFilters('/api/import-sample', { kind })}
            fileName={`${labelOf(kind)}.xlsx`}
          />
          <FileInput
            words={isChecking ? t('checking') : t('choose')}
            aria-label={t('choose')}
            accept=".csv,.xlsx,.txt,.xls"
            busy={isChecking}
            disabled={isBusy}
            onFiles={([file]) => {
              if (file) void check({ file });
            }}
          />
        </Group>
        <Small>{t('limits')}</Small>
        {chosen && (
          <TableChoicesFields
            fileName={chosen.file.name}
            value={chosen}
            disabled={isBusy}
            change={(choices) => void check({ ...chosen, ...choices })}
          />
        )}
        {failure && <Notice kind="failure">{failure}</Notice>}
        <div role="status">
          {isChecking && <span className="visually-hidden">{t('checkingFile')}</span>}
          {checked && (
            <Report
              fileName={checked.file.name}
              report={checked.report}
              pending={isAdding}
              progress={progress}
              add={() => void add(checked)}
            />
          )}
        </div>
      </Stack>
    </Section>
  );
}
