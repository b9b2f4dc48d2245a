import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { asPostForm, Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { Unbroken } from '#client/ui/Unbroken.tsx';
import { indiaMoment } from '#shared/india-day.ts';
import { cancelReasons, reasonName } from '#shared/orders/cancel-reasons.ts';
import { isShortNotice } from '#shared/orders/due.ts';
import { surely, visitWords } from '#shared/sent-form.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { needsSeveralVisits } from '../cart/BookingSummary.tsx';
import { isSameWindow } from '../visits/free-visits.ts';
import { useVisit } from '../visits/use-visit.ts';
import { VisitPicker } from '../visits/VisitPicker.tsx';
import { orderTexts as t } from './texts.ts';
import { type ChangeDialogProps, useOrderChange } from './use-order-change.ts';

const CostNote = ({ visit }: { visit: Visit | null }) => (
  <p>
    {t('free')}
    {isShortNotice(visit && indiaMoment(visit.date, visit.from), Date.now()) && t('shortNotice')}
  </p>
);

export function ChangeTimeDialog({ order, changes, close, sent }: ChangeDialogProps) {
  // As in the cart: the shop calls to plan several visits.
  const byCall = order.visit === null && order.products.some(needsSeveralVisits);
  const { visit, picker, renew } = useVisit({
    byCall,
    tried: () => order.visit ?? undefined,
    notBefore: order.partExpected,
    sent: sent ? (sent.values.visit ?? visitWords(order.visit)) : undefined,
  });
  const { run, pending, failure } = useOrderChange(changes, { close, renew });
  const unchanged = isSameWindow(visit, order.visit);
  const change = () => {
    if (visit && !unchanged) void run(() => changes.reschedule({ date: visit.date, from: visit.from }));
  };
  return (
    <Dialog title={t('changeTime')} close={close} pending={pending} width={520} inPage={sent !== null}>
      <Stack w="100%" miw={0} renderRoot={asPostForm}>
        {order.visit && (
          <p>
            <Unbroken>{t('timeNow', { visit: formatVisit(order.visit) })}</Unbroken>
          </p>
        )}
        <VisitPicker {...picker} own={order.visit} withoutCall={!byCall} asks={`time ${changes.id}`} />
        <CostNote visit={order.visit} />
        <DialogActions failure={failure}>
          <Button variant="outline" sends="" onClick={close} pending={pending}>
            {t(order.visit ? 'keepTime' : 'notNow')}
          </Button>
          {visit && (
            <Button
              sends={surely(`time ${changes.id}`)}
              onClick={change}
              pending={pending}
              aria-disabled={(unchanged && !sent) || undefined}
            >
              {t('changeTime')}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

export function CancelDialog({ order: { visit }, changes, close, sent }: ChangeDialogProps) {
  const { run, pending, failure } = useOrderChange(changes, { close });
  const [reason, setReason] = useState('');
  return (
    <Dialog title={t('cancelBooking')} close={close} pending={pending} inPage={sent !== null}>
      <Stack renderRoot={asPostForm}>
        <CostNote visit={visit} />
        <SelectField
          label={t('reason')}
          name="reason"
          blank={t('noReason')}
          options={cancelReasons}
          nameOf={reasonName}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogActions failure={failure}>
          <Button variant="outline" sends="" onClick={close} pending={pending} data-autofocus>
            {t('keepBooking')}
          </Button>
          <Button
            variant="danger"
            sends={surely(`cancel ${changes.id}`)}
            onClick={() => void run(() => changes.cancel(reason || null))}
            pending={pending}
          >
            {t('cancelBooking')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
