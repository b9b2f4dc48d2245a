import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import { formatMoment, formatRupees } from '#shared/format.ts';
import { stageLabel, stageWords } from '#shared/orders/stages.ts';
import { paths } from '#shared/paths.ts';
import { LoadedSection } from '../Section.tsx';
import { useAction } from '../use-action.ts';
import { toDoTexts as t } from './texts.ts';

type Conflict = Answer['jobs']['conflicts'][number];

/** Reports of what technicians took and noted on jobs no longer theirs. An admin takes it over or dismisses it. */
export function Conflicts() {
  const conflicts = trpc.jobs.conflicts.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title={t('conflicts')} reading={conflicts} height={80}>
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <Row key={row._id} row={row} />
          ))}
        </ul>
      )}
    </LoadedSection>
  );
}

const didWords = ({ technician, at, step, taken, method }: Conflict) =>
  taken > 0 && method
    ? t('conflictTook', {
        technician,
        amount: formatRupees(taken),
        method: methodName(method),
        moment: formatMoment(at),
      })
    : t('conflictDid', {
        technician,
        moment: formatMoment(at),
        step: step ? stageLabel(step) : t('note'),
      });

function Row({ row }: { row: Conflict }) {
  const { _id, note, orderId, orderNumber, customer, stage, now } = row;
  const settle = trpc.jobs.settleConflict.useMutation();
  const [run, pending] = useAction(['backoffice', 'jobs', 'orders', 'bills']);
  const [asking, ask] = useState(false);
  const press = (takeOver: boolean) => run(() => settle.mutateAsync({ id: _id, takeOver }));
  return (
    <Group component="li" justify="space-between" gap="8px 16px" py={10} className="ruled">
      <p style={{ overflowWrap: 'anywhere' }}>
        <Link to={paths.admin.order(orderId)}>{t('orderNo', { number: orderNumber })}</Link> · {customer}
        <br />
        <strong>{didWords(row)}</strong> {note}{' '}
        {t('conflictNow', { stage: stageWords(stage), given: now ? 'yes' : 'no', name: now ?? '' })}
      </p>
      <Group gap="xs">
        <Button variant="outline" pending={pending} onClick={() => void press(true)}>
          {t('takeOver')}
        </Button>
        <Button
          variant="quiet"
          pending={pending}
          onClick={() => (row.taken > 0 ? ask(true) : void press(false))}
        >
          {t('putAside')}
        </Button>
      </Group>
      {asking && (
        <ConfirmDialog
          question={t('putAsideQuestion')}
          yes={t('putAside')}
          danger
          pending={pending}
          confirm={() => void press(false).then(() => ask(false))}
          cancel={() => ask(false)}
        >
          <p>{didWords(row)}</p>
          <p>{t('notBooked')}</p>
        </ConfirmDialog>
      )}
    </Group>
  );
}
