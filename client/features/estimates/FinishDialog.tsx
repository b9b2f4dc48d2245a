import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import type { Finish } from '#shared/bills/finish.ts';
import type { EstimateState } from '#shared/estimates/states.ts';
import classes from './FinishDialog.module.css';
import { PaymentFields, usePaymentFields } from './PaymentFields.tsx';
import { type PricedLine, PricedLines } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';

type Props = {
  orderNumber: number;
  lines: readonly PricedLine[];
  tax: number;
  total: number;
  payee: Charging['payee'];
  estimate: EstimateState | null;
  done: (money: Finish) => void;
  close: () => void;
  /**
   * Given if an admin finishes the order in the panel: the dialog's title, and facts about the order above the
   * lines. Left out on a technician's phone.
   */
  desk?: { question: string; about: ReactNode; technician: string | undefined };
};

const notBilled: Record<Exclude<EstimateState, 'agreed'>, string> = {
  draft: t('draft'),
  offered: t('offered'),
  declined: t('declined'),
};

export function FinishDialog(props: Props) {
  const { orderNumber, lines, tax, total, payee, estimate, done, close, desk } = props;
  const payment = usePaymentFields(total);
  const [tried, setTried] = useState(false);
  const { tryClose, question } = useUnsaved({ unsaved: payment.changed, close });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (payment.money) return done(payment.money);
    flushSync(() => setTried(true));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Dialog title={desk?.question ?? t('finish')} close={tryClose} width={520}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap={14}>
          {desk?.about}
          {estimate && estimate !== 'agreed' && <Notice kind="note">{notBilled[estimate]}</Notice>}
          {lines.length > 0 && <PricedLines lines={lines} />}
          {tax > 0 && (
            <Group justify="space-between" align="baseline">
              <span>{t('tax')}</span>
              <Money rupees={tax} />
            </Group>
          )}
          <Group
            justify="space-between"
            align="baseline"
            pt={10}
            fz="1.5rem"
            fw={800}
            className={classes.total}
          >
            <span>{t('total')}</span>
            <Money rupees={total} />
          </Group>
          {total === 0 ? (
            <p>{t('nothing')}</p>
          ) : (
            <PaymentFields
              payment={payment}
              tried={tried}
              orderNumber={orderNumber}
              payee={payee}
              technician={desk?.technician}
              paid={desk ? null : () => payment.money && done(payment.money)}
            />
          )}
          <DialogActions>
            <Button variant="outline" onClick={tryClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" className={classes.finish}>
              {desk ? t('confirm') : t('finish')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
