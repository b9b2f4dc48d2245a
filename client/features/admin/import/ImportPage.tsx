import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { FileInput } from '#client/ui/FileInput.tsx';
import { Group, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import {
  type ImportKind,
  type ImportProgress,
  type ImportReport,
  importKinds,
} from '#shared/imports/schema.ts';
import { importLabelTexts } from '#shared/imports/texts.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import { Screen } from '../Screen.tsx';
import { Section } from '../Section.tsx';
import { LastImports } from './LastImports.tsx';
import { Report } from './Report.tsx';
import { sendImport } from './send-import.ts';
import { importTexts as t } from './texts.ts';

const about: Record<ImportKind, string> = {
  customers: t('customersAbout'),
  services: t('servicesAbout'),
  orders: t('ordersAbout'),
};

const labelOf = (kind: ImportKind) => importLabelTexts(kind);

type Checked = { file: File; report: ImportReport };

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
  const [failure, setFailure] = useState('');
  const [progress, setProgress] = useState<ImportProgress | null>(null);

  const orFailure = async (file: File, work: Promise<unknown>) => {
    setFailure('');
    await work.catch((error: Error) => setFailure(`${file.name}: ${error.message}`));
  };
  const [check, isChecking] = usePending((file: File) => {
    setChecked(null);
    return orFailure(
      file,
      sendImport(file, kind, 'check').then(({ report }) => setChecked({ file, report })),
    );
  });
  const [add, isAdding] = usePending(async ({ file }: Checked) => {
    const sent = sendImport(file, kind, 'import', setProgress);
    await orFailure(
      file,
      sent.then(({ message }) => toast.success(message)),
    );
    setChecked(null);
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
              if (file) void check(file);
            }}
          />
        </Group>
        <Small>{t('limits')}</Small>
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
