import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import noResultsArt from '#client/assets/empty/no-results.svg';
import { useListAddress } from '#client/lib/list-address.ts';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { bankLineStates, bankLinesInput, type StoredBankLine } from '#shared/bills/settlement.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { CashTabs } from '../bills/CashTabs.tsx';
import { useBillAction } from '../bills/use-bill-action.ts';
import { Clamped, Quiet } from '../cells.tsx';
import { Screen } from '../Screen.tsx';
import { adminTexts } from '../texts.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { SettlementFile } from './SettlementFile.tsx';
import { stateTexts, settlementTexts as t } from './texts.ts';

const noun = [t('line'), t('linesNoun')] as const;
const empty = { art: noResultsArt, title: t('empty'), text: t('emptyHelp') };

const billWords = ({ bill }: StoredBankLine) => bill && `${bill.number}, ${bill.fullname}`;
const textOf = ({ words, reference }: StoredBankLine) => words || reference;

type Actions = (line: StoredBankLine) => ReactNode;

const columns = (actions: Actions): Column<StoredBankLine>[] => [
  { key: 'day', title: t('date'), width: [120, 104], render: ({ day }) => formatShortDate(day) },
  {
    key: 'amount',
    title: t('sum'),
    width: [120, 104],
    numeric: true,
    render: ({ amount }) => formatRupees(amount),
  },
  {
    key: 'words',
    title: t('words'),
    render: ({ words, reference }) => (
      <>
        <Clamped text={words || reference} />
        {words && reference && <Quiet>{reference}</Quiet>}
      </>
    ),
  },
  {
    key: 'state',
    title: t('state'),
    width: [230, 180],
    render: (line) => (
      <>
        {stateTexts(line.state)}
        {line.bill && <Quiet>{billWords(line)}</Quiet>}
      </>
    ),
  },
  { key: 'actions', title: t('actions'), width: [220, 130], render: actions },
];

const onPhone =
  (actions: Actions) =>
  (line: StoredBankLine): PhoneCells => ({
    title: formatRupees(line.amount),
    value: (
      <Text span size="sm" c="dimmed">
        {formatShortDate(line.day)}
      </Text>
    ),
    facts: [textOf(line), line.state !== 'open' && stateTexts(line.state), billWords(line)],
    state: actions(line),
  });

export function Component() {
  const address = useListAddress(bankLinesInput);
  const { input, change } = address;
  const mayEdit = useCan()('bills.edit');
  const reading = trpc.bills.bankLines.useQuery(
    { ...input, state: input.state ?? 'open' },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const setAside = trpc.bills.setAsideLine.useMutation();
  const [run, pending] = useBillAction();
  const [line, setLine] = useState<StoredBankLine | null>(null);

  const actions: Actions = (one) => {
    if (!mayEdit || one.bill) return null;
    const isOpen = one.state === 'open';
    const label = (action: string) =>
      t('actionOf', { action, amount: formatRupees(one.amount), day: formatShortDate(one.day) });
    const words = isOpen ? t('notOurs') : t('ours');
    return (
      <Group gap={4}>
        {isOpen && (
          <Button variant="quiet" aria-label={label(t('match'))} onClick={() => setLine(one)}>
            {t('match')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={label(words)}
          pending={pending}
          onClick={() =>
            void run(
              () => setAside.mutateAsync({ id: one._id, notOurs: isOpen }),
              () => {},
            )
          }
        >
          {words}
        </Button>
      </Group>
    );
  };

  return (
    <Screen title={adminTexts('settlement')}>
      <CashTabs />
      <Stack gap="lg">
        {mayEdit && <SettlementFile />}
        <div>
          <Text component="h2" fw={800} fz="var(--type-3)" mb="xs">
            {t('lines')}
          </Text>
          <FilterBar
            label={t('filters')}
            address={address}
            fields={{
              state: (
                <FilterSelect
                  label={t('state')}
                  all={stateTexts('open')}
                  value={input.state === 'open' ? '' : (input.state ?? '')}
                  options={bankLineStates
                    .filter((state) => state !== 'open')
                    .map((value) => ({ value, label: stateTexts(value) }))}
                  onChange={(state) => change({ state })}
                />
              ),
            }}
          />
          <DataTable
            label={t('lines')}
            noun={noun}
            columns={columns(actions)}
            phone={onPhone(actions)}
            reading={reading}
            address={address}
            empty={empty}
          />
        </div>
      </Stack>
      {line && <MatchDialog line={line} close={() => setLine(null)} />}
    </Screen>
  );
}
