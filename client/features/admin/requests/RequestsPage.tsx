import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group, Text, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { formatMoment, formatShortDate } from '#shared/format.ts';
import { type Request, requestKinds, requestStates, requestTableInput } from '#shared/rights/schema.ts';
import { Clamped } from '../cells.tsx';
import { Screen } from '../Screen.tsx';
import { KeptHowLong } from './KeptHowLong.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { kindTexts, requestTexts as t } from './texts.ts';

const noun = [t('request'), t('requests')] as const;
const empty = { art: noResultsArt, title: t('none'), text: t('noneHelp') };

const due = ({ answeredAt, acknowledgedAt, acknowledgeBy, answerBy }: Request): string => {
  if (answeredAt) return t('answeredOn', { moment: formatShortDate(answeredAt) });
  return acknowledgedAt
    ? t('answerBy', { moment: formatMoment(answerBy) })
    : t('acknowledgeBy', { moment: formatMoment(acknowledgeBy) });
};

const State = ({ request }: { request: Request }) =>
  request.late ? (
    <Group component="span" gap={4} c="var(--red)" fw={700} wrap="nowrap">
      <Icon name="warning" size={16} />
      {t('late')}. {due(request)}
    </Group>
  ) : (
    due(request)
  );

type Open = (request: Request) => void;

const columns = (open: Open): Column<Request>[] => [
  {
    key: 'number',
    title: t('number'),
    width: [84, 72],
    numeric: true,
    render: (request) => (
      <UnstyledButton fw={700} c="var(--teal)" data-opens-row onClick={() => open(request)}>
        {request.number}
      </UnstyledButton>
    ),
  },
  { key: 'kind', title: t('kind'), width: [124, 104], render: ({ kind }) => kindTexts(kind) },
  { key: 'name', title: t('name'), width: [172, 130], render: ({ fullname }) => <Clamped text={fullname} /> },
  { key: 'message', title: t('message'), render: ({ message }) => <Clamped text={message} /> },
  { key: 'at', title: t('received'), width: [156, 104], render: ({ at }) => formatMoment(at) },
  { key: 'days', title: t('days'), width: [60, 56], numeric: true, render: ({ days }) => days },
  { key: 'state', title: t('state'), width: [240, 190], render: (request) => <State request={request} /> },
];

const onPhone =
  (open: Open) =>
  (request: Request): PhoneCells => ({
    title: (
      <UnstyledButton fz="inherit" fw="inherit" c="var(--teal)" data-opens-row onClick={() => open(request)}>
        {request.number}, {kindTexts(request.kind)}
      </UnstyledButton>
    ),
    value: (
      <Text span size="sm" c="dimmed">
        {formatShortDate(request.at)}
      </Text>
    ),
    facts: [request.fullname, request.message],
    state: (
      <Text span size="sm">
        <State request={request} />
      </Text>
    ),
  });

export function Component() {
  const address = useListAddress(requestTableInput);
  const { input, change } = address;
  const [openId, setOpenId] = useState<string | null>(null);
  const queries = trpc.useUtils();
  const reading = trpc.rights.requests.useQuery(input, { placeholderData: keepPreviousData, staleTime: 0 });
  const opened = reading.data?.items.find(({ _id }) => _id === openId);
  const open: Open = ({ _id }) => setOpenId(_id);
  return (
    <Screen title={t('title')}>
      <FilterBar
        label={t('filters')}
        address={address}
        fields={{
          state: (
            <FilterSelect
              label={t('state')}
              all={t('all')}
              value={input.state ?? ''}
              options={requestStates.map((value) => ({ value, label: t(value) }))}
              onChange={(state) => change({ state })}
            />
          ),
          kind: (
            <FilterSelect
              label={t('kind')}
              all={t('all')}
              value={input.kind ?? ''}
              options={requestKinds.map((value) => ({ value, label: kindTexts(value) }))}
              onChange={(kind) => change({ kind })}
            />
          ),
        }}
      />
      <DataTable
        label={t('title')}
        noun={noun}
        columns={columns(open)}
        phone={onPhone(open)}
        reading={reading}
        address={address}
        empty={empty}
      />
      <KeptHowLong />
      {opened && (
        <RequestDialog
          key={opened._id}
          request={opened}
          close={() => setOpenId(null)}
          changed={() => {
            void queries.rights.requests.invalidate();
            void queries.backoffice.overview.invalidate();
          }}
        />
      )}
    </Screen>
  );
}
