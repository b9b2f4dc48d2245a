import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Progress } from '#client/ui/mantine/Progress.ts';
import { wordsAgainst } from '#shared/day/suggest.ts';
import type { Order } from '#shared/orders/schema.ts';
import { atOnceTexts as t } from './texts.ts';
import { type Run, useAtOnce } from './use-at-once.ts';
import { workFields } from './WorkFields.tsx';
import { type Work, type WorkKind, whyNot } from './work.ts';

/**
 * Returns why the technician does not fit some of the orders, by the order's id. Reads the board of each day. An
 * order that is assigned first counts as the technician's visit for the next one. Null until the boards have answered.
 */
function useObjections(orders: readonly Order[], work: Work | null): ReadonlyMap<string, string> | null {
  const technicianId = work?.kind === 'assign' ? (work.technician?._id ?? null) : null;
  const days = technicianId ? [...new Set(orders.map(({ visit }) => visit?.date))] : [];
  const boards = trpc.useQueries((t) =>
    days.map((date) => t.day.board(date ? { date } : {}, { staleTime: 0 })),
  );
  if (boards.some(({ isPending }) => isPending)) return null;
  const objections = new Map<string, string>();
  for (const { data: board } of boards) {
    if (!board) continue;
    let visits = board.visits;
    for (const { _id } of orders) {
      const all = [...visits, ...board.late, ...board.noTime, ...board.waiting];
      const card = all.find((one) => one._id === _id);
      if (!card || objections.has(_id)) continue;
      const words = wordsAgainst({ ...board, visits }, card, technicianId);
      if (words) objections.set(_id, words);
      else visits = visits.map((one) => (one._id === _id ? { ...one, technicianId } : one));
    }
  }
  return objections;
}

type Props = {
  kind: WorkKind;
  orders: readonly Order[];
  /** `worked` says whether orders may have changed. */
  close: (worked: boolean) => void;
};

export function AtOnceDialog({ kind, orders, close }: Props) {
  const [work, setWork] = useState<Work | null>(kind === 'cancel' ? { kind, reason: '' } : null);
  const { run, start, stop } = useAtOnce();
  if (run && work)
    return <Outcome {...{ kind, run, stop }} again={(failed) => void start(failed, work)} close={close} />;
  return (
    <Plan
      {...{ kind, orders, work, setWork, close }}
      start={(able) => work && able.length > 0 && void start(able, work)}
    />
  );
}

type PlanProps = Props & {
  work: Work | null;
  setWork: (work: Work | null) => void;
  start: (orders: readonly Order[]) => void;
};

function Plan({ kind, orders, work, setWork, start, close }: PlanProps) {
  const Fields = workFields[kind];
  const refused = orders.flatMap((order) => {
    const reason = work && whyNot(order, work);
    return reason ? [{ order, reason }] : [];
  });
  const possible = orders.filter((order) => work && whyNot(order, work) === null);
  const objections = useObjections(possible, work);
  const [anyway, setAnyway] = useState(false);
  const misfits = possible.flatMap((order) => {
    const reason = objections?.get(order._id);
    return reason ? [{ order, reason }] : [];
  });
  const able = anyway ? possible : possible.filter(({ _id }) => !objections?.has(_id));
  return (
    <FormDialog
      title={t(`${kind}Title`)}
      close={() => close(false)}
      width={560}
      yes={t('run', { count: able.length })}
      no={t('close')}
      danger={kind === 'cancel'}
      loading={objections === null}
      blocked={able.length === 0}
      onSubmit={(event) => {
        event.preventDefault();
        if (objections) start(able);
      }}
    >
      <Fields change={setWork} />
      <Text fw={700} role="status">
        {t('preview', { count: orders.length, cannot: refused.length })}
      </Text>
      <Reasons rows={refused} />
      <Reasons rows={misfits} />
      {misfits.length > 0 && (
        <Choice checked={anyway} onChange={() => setAnyway(!anyway)}>
          {t('anyway', { count: misfits.length })}
        </Choice>
      )}
      {kind !== 'assign' && <p>{t('emails')}</p>}
    </FormDialog>
  );
}

type OutcomeProps = Pick<Props, 'kind' | 'close'> & {
  run: Run;
  stop: () => void;
  again: (failed: readonly Order[]) => void;
};

function Outcome({ kind, run: { total, running, results }, stop, again, close }: OutcomeProps) {
  const failed = results.filter(({ failure }) => failure !== null);
  const changed = results.filter(({ failure }) => failure === null);
  const leave = () => close(true);
  return (
    <Dialog title={t(`${kind}Title`)} close={leave} pending={running} width={560}>
      <Progress
        value={(results.length / Math.max(total, 1)) * 100}
        aria-label={t('progress', { done: results.length, total })}
      />
      <p role="status">{t('result', { done: changed.length, failed: failed.length })}</p>
      <Reasons
        label={t('results')}
        rows={[...failed, ...changed].map(({ order, failure }) => ({
          order,
          reason: failure ?? t('changed'),
          failed: failure !== null,
        }))}
      />
      <DialogActions>
        {running ? (
          <Button variant="outline" onClick={stop} data-autofocus>
            {t('stop')}
          </Button>
        ) : (
          <>
            {failed.length > 0 && (
              <Button variant="outline" onClick={() => again(failed.map(({ order }) => order))}>
                {t('again', { count: failed.length })}
              </Button>
            )}
            <Button onClick={leave} data-autofocus>
              {t('close')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

type ReasonsProps = { label?: string; rows: readonly { order: Order; reason: string; failed?: boolean }[] };

const Reasons = ({ label, rows }: ReasonsProps) =>
  rows.length > 0 && (
    <Text
      component="ul"
      size="sm"
      c="ink.7"
      mah={240}
      style={{ overflowY: 'auto' }}
      tabIndex={0}
      aria-label={label}
    >
      {rows.map(({ order: { _id, orderNumber, fullname }, reason, failed }) => (
        <Text key={_id} component="li" inherit {...(failed && { c: 'var(--danger)', fw: 700 })}>
          {`${orderNumber}, ${fullname}: ${reason}`}
        </Text>
      ))}
    </Text>
  );
