import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { NativeSelect, TextInput } from '#client/ui/mantine/inputs.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { Progress } from '#client/ui/mantine/Progress.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { indiaDayOf } from '#shared/india-day.ts';
import { cancelReasons, reasonName } from '#shared/orders/cancel-reasons.ts';
import type { Order } from '#shared/orders/schema.ts';
import { stageLabel } from '#shared/orders/stages.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { Choice } from '../../Choice.tsx';
import { useTechnicians } from '../../use-technicians.ts';
import classes from './AtOnce.module.css';
import { atOnceTexts as t } from './texts.ts';
import { type Result, useAtOnce } from './use-at-once.ts';
import { useObjections } from './use-objections.ts';
import { stagesAtOnce, type Work, type WorkKind, whyNot } from './work.ts';

type Props = {
  kind: WorkKind;
  orders: readonly Order[];
  /** `worked` says whether orders may have changed. */
  close: (worked: boolean) => void;
};

export function AtOnceDialog({ kind, orders, close: leave }: Props) {
  const [work, setWork] = useState<Work | null>(kind === 'cancel' ? { kind, reason: '' } : null);
  const { run, start, stop, again } = useAtOnce();
  const close = () => leave(run !== null);
  const Fields = fields[kind];
  const title = t(`${kind}Title`);
  const refused = orders.flatMap((order) => {
    const reason = work && whyNot(order, work);
    return reason ? [{ order, reason }] : [];
  });
  const possible = orders.filter((order) => work && whyNot(order, work) === null);
  const objections = useObjections(possible, work);
  const [anyway, setAnyway] = useState(false);
  const misfits = possible.filter(({ _id }) => objections?.has(_id));
  const able = anyway ? possible : possible.filter((order) => !misfits.includes(order));

  if (run && work)
    return (
      <Dialog title={title} close={close} pending={run.running} width={560}>
        <Progress
          value={(run.results.length / Math.max(run.total, 1)) * 100}
          aria-label={t('progress', { done: run.results.length, total: run.total })}
        />
        <Outcome {...run} />
        <DialogActions>
          {run.running ? (
            <Button variant="outline" onClick={stop} data-autofocus>
              {t('stop')}
            </Button>
          ) : (
            <>
              {run.results.some(({ failure }) => failure !== null) && (
                <Button variant="outline" onClick={() => void again(work)}>
                  {t('again', { count: run.results.filter(({ failure }) => failure !== null).length })}
                </Button>
              )}
              <Button onClick={close} data-autofocus>
                {t('close')}
              </Button>
            </>
          )}
        </DialogActions>
      </Dialog>
    );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (work && objections && able.length > 0) void start(able, work);
  };
  return (
    <FormDialog
      title={title}
      close={close}
      width={560}
      yes={t('run', { count: able.length })}
      no={t('close')}
      danger={kind === 'cancel'}
      loading={objections === null}
      blocked={able.length === 0}
      onSubmit={onSubmit}
    >
      <Fields work={work as never} change={setWork} />
      <Text fw={700} role="status">
        {t('preview', { count: orders.length, cannot: refused.length })}
      </Text>
      {refused.length > 0 && (
        <ul className={classes.results}>
          {refused.map(({ order, reason }) => (
            <li key={order._id}>{t('why', { number: order.orderNumber, name: order.fullname, reason })}</li>
          ))}
        </ul>
      )}
      {misfits.length > 0 && (
        <>
          <ul className={classes.results}>
            {misfits.map(({ _id, orderNumber, fullname }) => (
              <li key={_id}>
                {t('why', { number: orderNumber, name: fullname, reason: objections?.get(_id) ?? '' })}
              </li>
            ))}
          </ul>
          <Choice>
            <input type="checkbox" checked={anyway} onChange={() => setAnyway(!anyway)} />
            {t('anyway', { count: misfits.length })}
          </Choice>
        </>
      )}
      {kind !== 'assign' && <p>{t('emails')}</p>}
    </FormDialog>
  );
}

const failuresFirst = (a: Result, b: Result) => Number(a.failure === null) - Number(b.failure === null);

function Outcome({ results }: NonNullable<ReturnType<typeof useAtOnce>['run']>) {
  const failed = results.filter(({ failure }) => failure !== null).length;
  const counts = { done: results.length - failed, failed };
  return (
    <>
      <p role="status">{t('result', counts)}</p>
      <ul className={classes.results} aria-label={t('results')}>
        {results.toSorted(failuresFirst).map(({ before, failure }) => (
          <li key={before._id} data-failed={failure !== null || undefined}>
            {t('why', {
              number: before.orderNumber,
              name: before.fullname,
              reason: failure ?? t('changed'),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

type FieldsProps<Kind extends WorkKind> = {
  work: (Work & { kind: Kind }) | null;
  change: (work: Work | null) => void;
};

function AssignFields({ work, change }: FieldsProps<'assign'>) {
  const { data: technicians = [] } = useTechnicians();
  return (
    <NativeSelect
      label={t('technician')}
      data-autofocus
      value={work ? (work.technician?._id ?? 'nobody') : ''}
      onChange={({ currentTarget: { value } }) => {
        const technician = technicians.find(({ _id }) => _id === value);
        if (technician) change({ kind: 'assign', technician: { _id: value, name: technician.name } });
        else change(value === 'nobody' ? { kind: 'assign', technician: null } : null);
      }}
    >
      <option value="" />
      {technicians.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
      <option value="nobody">{t('nobody')}</option>
    </NativeSelect>
  );
}

function TimeFields({ work, change }: FieldsProps<'time'>) {
  const [date, setDate] = useState(indiaDayOf(Date.now()));
  const times = trpc.visits.times.useQuery({ from: date, days: 1 }, { staleTime: 0, enabled: date !== '' });
  const windows = times.data?.[0]?.windows ?? [];
  return (
    <>
      <TextInput
        type="date"
        label={t('day')}
        data-autofocus
        value={date}
        min={indiaDayOf(Date.now())}
        max="2099-12-31"
        onChange={(event) => {
          setDate(event.currentTarget.value);
          change(null);
        }}
      />
      {times.data && windows.length === 0 ? (
        <p>{t('noWindows')}</p>
      ) : (
        <NativeSelect
          label={t('time')}
          value={work?.visit.from ?? ''}
          onChange={({ currentTarget: { value: from } }) =>
            change(from ? { kind: 'time', visit: { date, from } } : null)
          }
        >
          <option value="" />
          {windows.map((one) => (
            <option key={one.from} value={one.from}>
              {t('free', { time: formatWindow(one), count: one.free })}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  );
}

function StageFields({ work, change }: FieldsProps<'stage'>) {
  return (
    <NativeSelect
      label={t('newStage')}
      data-autofocus
      value={work?.stage ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const stage = stagesAtOnce.find((one) => one === value);
        change(stage ? { kind: 'stage', stage } : null);
      }}
    >
      <option value="" />
      {stagesAtOnce.map((stage) => (
        <option key={stage} value={stage}>
          {stageLabel(stage)}
        </option>
      ))}
    </NativeSelect>
  );
}

const CancelFields = ({ work, change }: FieldsProps<'cancel'>) => (
  <SelectField
    label={t('reason')}
    blank={t('notSaid')}
    options={cancelReasons}
    nameOf={reasonName}
    data-autofocus
    value={work?.reason ?? ''}
    onChange={(event) => change({ kind: 'cancel', reason: event.currentTarget.value })}
  />
);

const fields = { assign: AssignFields, time: TimeFields, stage: StageFields, cancel: CancelFields };
