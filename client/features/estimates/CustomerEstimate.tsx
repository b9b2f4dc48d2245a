import { type ReactNode, useId, useState } from 'react';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { AnswerLine } from './AnswerLine.tsx';
import classes from './Estimate.module.css';
import { EstimateTotals, inAll, PricedLines } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';

type Props = {
  estimate: TaxedEstimate;
  charge: number;
  answer: (choice: { version: number; agree: boolean }) => Promise<{ message: string }>;
  refresh: () => Promise<unknown>;
  /** Names the order, so that two estimates of one page have names of their own. */
  ofOrder?: string;
};

export function CustomerEstimate({ estimate, charge, answer, refresh, ofOrder }: Props) {
  const id = useId();
  const [choice, choose] = useState<{ version: number; agree: boolean } | null>(null);
  const isAsked = estimate.state === 'offered';
  const close = () => choose(null);
  return (
    <Stack
      component="section"
      gap="sm"
      className={isAsked ? classes.asked : undefined}
      aria-labelledby={id}
      data-estimate={estimate.state}
    >
      <p className={classes.title} id={id}>
        {isAsked ? t('look') : t('estimate')}
        {ofOrder && <span className="visually-hidden"> {ofOrder}</span>}
      </p>
      <PricedLines lines={estimate.lines} />
      {estimate.state !== 'declined' && (
        <EstimateTotals charge={charge} estimate={estimate.total} tax={estimate.tax} />
      )}
      {estimate.state !== 'offered' && <AnswerLine estimate={estimate} />}
      {estimate.state === 'declined' && <p>{t('onlyCharge')}</p>}
      {isAsked && (
        <>
          <p>{t('rule')}</p>
          <Group grow gap="xs">
            <Button
              variant="outline"
              aria-describedby={id}
              onClick={() => choose({ version: estimate.version, agree: false })}
            >
              {t('decline')}
            </Button>
            <Button aria-describedby={id} onClick={() => choose({ version: estimate.version, agree: true })}>
              {t('agree')}
            </Button>
          </Group>
        </>
      )}
      {choice && <Question {...{ choice, estimate, charge, answer, refresh, close }} />}
    </Stack>
  );
}

type QuestionProps = Props & {
  choice: { version: number; agree: boolean };
  close: () => void;
};

const asAmount = (amount: ReactNode) => (
  <span key="amount" style={{ whiteSpace: 'nowrap' }}>
    {amount}
  </span>
);

function Question({ choice, estimate, charge, answer, refresh, close }: QuestionProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [send, pending] = usePending(async () => {
    setFailure(null);
    try {
      const { message } = await answer(choice);
      toast.success(message);
      close();
      await refresh();
    } catch (error) {
      // Somebody else has answered or changed the estimate, so the dialog closes and shows the present state.
      if (!isRefusal(error)) return setFailure(wordsOf(error));
      toast.error(wordsOf(error));
      close();
      await refresh();
    }
  });
  const { agree } = choice;
  return (
    <Dialog
      title={
        agree
          ? t('agreeTo', { amount: formatRupees(estimate.total + estimate.tax.estimate) })
          : t('declineQuestion')
      }
      close={close}
      pending={pending}
    >
      {agree ? (
        <p>
          {t.rich('payInAll', {
            amount: formatRupees(inAll(charge, estimate.total, estimate.tax)),
            m: asAmount,
          })}
        </p>
      ) : (
        <p>{t.rich('notDone', { amount: formatRupees(charge + estimate.tax.booking), m: asAmount })}</p>
      )}
      <DialogActions failure={failure}>
        <Button variant="outline" onClick={close} pending={pending}>
          {t('notNow')}
        </Button>
        <Button
          variant={agree ? 'primary' : 'danger'}
          onClick={() => void send()}
          pending={pending}
          data-autofocus
        >
          {agree ? t('agree') : t('decline')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
