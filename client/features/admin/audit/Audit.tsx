import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listQuery, useListAddress } from '#client/lib/list-address.ts';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { choiceOf } from '#client/ui/filters/filters.ts';
import { UnstyledButton } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { auditedEntities } from '#shared/backoffice/audited.ts';
import { entryWords, labelWords } from '#shared/backoffice/entry-words.ts';
import { auditInput } from '#shared/backoffice/schema.ts';
import { entityTexts, auditTexts as t } from '#shared/backoffice/texts.ts';
import { formatListDay, formatMoment, formatTime } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { nameIn } from '#shared/place-names.ts';
import { Quiet } from '../cells.tsx';
import { Section } from '../Section.tsx';
import { FieldChanges } from './History.tsx';

type AuditEntry = Answer['backoffice']['audit']['items'][number];

const whereIs: Record<string, (entry: AuditEntry) => string> = {
  order: (entry) => `${paths.admin.orders}?order=${entry.entityId}`,
  enquiry: (entry) => `${paths.admin.enquiries}?enquiry=${entry.entityId}`,
};

function Which({ entry }: { entry: AuditEntry }) {
  const path = whereIs[entry.entity]?.(entry);
  return path ? <Link to={path}>{labelWords(entry)}</Link> : labelWords(entry);
}

const columnsWith = (open: (entry: AuditEntry) => void): Column<AuditEntry>[] => [
  {
    key: 'at',
    title: t('when'),
    width: [104, 100],
    render: ({ at }) => (
      <>
        {formatListDay(at)}
        <Quiet>{formatTime(at)}</Quiet>
      </>
    ),
    phone: 'value',
    onPhone: ({ at }) => formatListDay(at),
  },
  {
    key: 'label',
    title: t('which'),
    onlyPhone: true,
    phone: 'fact',
    render: labelWords,
  },
  { key: 'actor', title: t('who'), width: [156, 116], phone: 'fact', render: ({ actor }) => actor },
  {
    key: 'action',
    title: t('what'),
    width: [160, 116],
    render: entryWords,
    phone: 'title',
    onPhone: (entry) => (
      <UnstyledButton fz="inherit" fw="inherit" c="var(--teal)" data-opens-row onClick={() => open(entry)}>
        {entryWords(entry)}
      </UnstyledButton>
    ),
  },
  { key: 'which', title: t('which'), width: [180, 124], render: (entry) => <Which entry={entry} /> },
  { key: 'changes', title: t('beforeAfter'), render: (entry) => <FieldChanges entry={entry} /> },
];

const EntryDialog = ({ entry, close }: { entry: AuditEntry; close: () => void }) => (
  <Dialog title={entryWords(entry)} close={close}>
    <p>
      <Which entry={entry} />, {t('entryLine', { moment: formatMoment(entry.at), name: entry.actor })}
    </p>
    <FieldChanges entry={entry} />
  </Dialog>
);

/** The changes by staff, newest first. */
export function Audit() {
  const address = useListAddress(auditInput);
  const { input } = address;
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const reading = trpc.backoffice.audit.useQuery(input, listQuery);
  return (
    <Section title={t('audit')}>
      <FilterBar
        label={t('filters')}
        address={address}
        often={['actor', 'entity']}
        fields={{
          actor: { kind: 'text', label: t('who'), wide: true },
          entity: choiceOf(t('kind'), auditedEntities, (entity) => nameIn(entityTexts, entity)),
          entityId: null,
          from: { kind: 'day', label: t('from') },
          to: { kind: 'day', label: t('to') },
        }}
      />
      <DataTable
        label={t('audit')}
        noun={[t('change'), t('changes')]}
        columns={columnsWith(setOpened)}
        reading={reading}
        address={address}
        empty={{ title: t('empty'), text: t('emptyHelp') }}
      />
      {opened && <EntryDialog entry={opened} close={() => setOpened(null)} />}
    </Section>
  );
}
