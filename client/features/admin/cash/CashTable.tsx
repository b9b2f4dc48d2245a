import { type ReactNode, useState } from 'react';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { PlainTable } from '#client/ui/table/PlainTable.tsx';
import { desk } from '#shared/bills/cash.ts';
import { formatMoment, formatRupees } from '#shared/format.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { AskedButton } from '../AskedButton.tsx';
import { useBillAction } from '../bills/use-bill-action.ts';
import { Quiet } from '../cells.tsx';
import { Loaded } from '../Loaded.tsx';
import { CountDialog, type Holder } from './CountDialog.tsx';
import { differenceWords } from './difference-words.ts';
import { cashTexts as t } from './texts.ts';

type CashDay = Answer['bills']['cash'];
type CashCount = CashDay['counts'][number];
type CashOut = CashDay['outs'][number];

const differenceOf = ({ counted, expected }: CashCount) => toRupees(toPaise(counted) - toPaise(expected));

/** A negative sum: the desk paid out more than it took in, or the office owes a technician. */
const sumWords = (holder: string, rupees: number): string =>
  rupees >= 0
    ? formatRupees(rupees)
    : t(holder === desk ? 'takenOut' : 'officeOwes', { amount: formatRupees(-rupees) });

function deskParts({ took, received, spent }: NonNullable<CashDay['desk']>): string {
  const parts = [
    took !== 0 && t('took', { amount: formatRupees(took) }),
    received !== 0 && t('received', { amount: formatRupees(received) }),
    spent !== 0 && t('spent', { amount: formatRupees(spent) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A day's cash in one table: what each person holds, the counts, and the desk's expenses. */
export function CashTable({ cash, mayEdit }: { cash: CashDay; mayEdit: boolean }) {
  const [counting, setCounting] = useState<Holder | null>(null);
  const { holders, counts, outs } = cash;
  const atDesk = cash.desk && { _id: desk, name: t('desk'), expected: cash.desk.expected };
  const deskCount = counts.find(({ holder }) => holder === desk);
  const after = deskCount && atDesk ? toRupees(toPaise(atDesk.expected) - toPaise(deskCount.expected)) : 0;
  const actions = (one: Holder) =>
    mayEdit && <CountButtons holder={one} day={cash.day} count={() => setCounting(one)} />;
  // A counted row keeps its place, so that a second press does not count another person's cash.
  const rows = [
    ...holders.map((one) => ({
      holder: one._id,
      name: one.name,
      row: (
        <Row key={one._id} name={one.name} expected={sumWords(one._id, one.expected)}>
          {actions(one)}
        </Row>
      ),
    })),
    ...counts.map((count) => ({
      holder: count.holder,
      name: count.name,
      row: (
        <Row
          key={count._id}
          name={count.holder === desk ? t('desk') : count.name}
          more={t(count.holder === desk ? 'countedBy' : 'handedOver', {
            by: count.by,
            moment: formatMoment(count.at),
          })}
          expected={sumWords(count.holder, count.expected)}
          counted={sumWords(count.holder, count.counted)}
          difference={
            <Difference
              count={count}
              isClosed={cash.closed !== null}
              isLast={!counts.some(({ holder, at }) => holder === count.holder && at > count.at)}
            />
          }
        >
          {count.holder === desk && after !== 0 && atDesk && (
            <>
              <Quiet>{t('after', { amount: formatRupees(after) })}</Quiet>
              {actions(atDesk)}
            </>
          )}
        </Row>
      ),
    })),
  ].sort(
    (a, b) =>
      Number(a.holder === desk) - Number(b.holder === desk) ||
      a.name.localeCompare(b.name) ||
      a.holder.localeCompare(b.holder),
  );
  return (
    <>
      <PlainTable
        head={[t('name'), t('expected'), t('counted'), t('difference'), '']}
        numbers={[1, 2]}
        blocks
      >
        {rows.map(({ row }) => row)}
        {!deskCount && atDesk && cash.desk && (
          <Row name={t('desk')} more={deskParts(cash.desk)} expected={sumWords(desk, atDesk.expected)}>
            {actions(atDesk)}
          </Row>
        )}
        {outs.map((out) => (
          <PaidOut key={out._id} out={out} mayEdit={mayEdit} />
        ))}
      </PlainTable>
      {counting && <CountDialog day={cash.day} holder={counting} close={() => setCounting(null)} />}
    </>
  );
}

type RowProps = {
  name: string;
  more?: string;
  expected: string;
  /** Undefined for a row that nobody counts. */
  counted?: string;
  difference?: ReactNode;
  children: ReactNode;
};

const Row = ({ name, more, expected, counted = '–', difference, children }: RowProps) => (
  <tr>
    <th scope="row">
      {name}
      {more && <Quiet>{more}</Quiet>}
    </th>
    <td data-numeric data-title={t('expected')}>
      {expected}
    </td>
    <td data-numeric data-title={t('counted')}>
      {counted}
    </td>
    <td>{difference}</td>
    <td data-numeric>{children}</td>
  </tr>
);

/** A missing sum stays owed: this person's next count expects it again. On closed days in the past tense. */
function Difference(props: { count: CashCount; isClosed: boolean; isLast: boolean }) {
  const { count, isClosed, isLast } = props;
  const difference = differenceOf(count);
  const { holder, name, expected, counted, reason, writtenOff } = count;
  if (expected < 0 && holder !== desk) return counted === 0 ? t('paidBack') : differenceWords(difference);
  const amount = formatRupees(-difference);
  const owes = isLast && holder !== desk && difference < 0 && !writtenOff;
  const owed = () => (isClosed ? t('stayedOwed', { amount }) : t('stillOwes', { name, amount }));
  return (
    <>
      {owes ? owed() : differenceWords(difference)}
      {writtenOff && difference < 0 && ` (${t('writtenOff')})`}
      {reason && <Quiet>{reason}</Quiet>}
    </>
  );
}

/** 'Count' asks for the counted sum, 'As expected' records the expected one in one press. */
function CountButtons({ holder, day, count }: { holder: Holder; day: string; count: () => void }) {
  const { _id, name, expected } = holder;
  const send = trpc.bills.countCash.useMutation();
  const [run, pending] = useBillAction();
  const paysBack = _id !== desk && expected < 0;
  const asExpected = () => send.mutateAsync({ day, holder: _id, expected, counted: paysBack ? 0 : expected });
  const words = t(paysBack ? 'paidBack' : 'asExpected');
  return (
    <Group gap={4} wrap="nowrap" justify="end">
      {expected > 0 && (
        <Button variant="outline" aria-label={t('of', { what: t('count'), name })} onClick={count}>
          {t('count')}
        </Button>
      )}
      <Button
        variant="quiet"
        pending={pending}
        aria-label={t('of', { what: words, name })}
        onClick={() => void run(asExpected, () => {})}
      >
        {words}
      </Button>
    </Group>
  );
}

const kindWords = ({ kind, technician }: CashOut) =>
  kind === 'advance' ? t('advanceTo', { name: technician }) : t('expense');

function PaidOut({ out, mayEdit }: { out: CashOut; mayEdit: boolean }) {
  const takeBack = trpc.bills.takeBackPayOut.useMutation();
  const [isShown, setShown] = useState(false);
  const { note } = out;
  return (
    <Row
      name={`${kindWords(out)}: ${note}`}
      more={[`${formatMoment(out.at)}, ${out.by}`, out.takenBack && t('takenBack')]
        .filter(Boolean)
        .join(' · ')}
      expected={formatRupees(-out.amount)}
      counted=""
    >
      <Group gap={4} wrap="nowrap" justify="end">
        {out.hasPicture && (
          <Button variant="quiet" aria-label={t('pictureOf', { note })} onClick={() => setShown(true)}>
            {t('picture')}
          </Button>
        )}
        {mayEdit && !out.takenBack && (
          <AskedButton
            variant="quiet"
            aria-label={t('takeBackOf', { note })}
            question={t('takeBackQuestion')}
            help={t('takeBackHelp', { note, amount: formatRupees(out.amount) })}
            yes={t('takeBack')}
            danger
            changed={['bills', 'orders']}
            send={() => takeBack.mutateAsync({ id: out._id })}
          />
        )}
      </Group>
      {isShown && <PictureDialog out={out} close={() => setShown(false)} />}
    </Row>
  );
}

function PictureDialog({ out, close }: { out: CashOut; close: () => void }) {
  const reading = trpc.bills.pictureOfPayOut.useQuery({ id: out._id });
  const title = t('pictureOf', { note: out.note });
  return (
    <Dialog title={title} close={close}>
      <Loaded reading={reading} height={240}>
        {({ picture }) => <img src={picture} alt={title} style={{ maxWidth: '100%' }} />}
      </Loaded>
    </Dialog>
  );
}
