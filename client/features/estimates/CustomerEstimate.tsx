import { type ReactNode, useId, useState } from 'react';
import { isRefusal, wordsOf } from '#client/lib/failure.ts';
import { useSent } from '#client/lib/sent-form.ts';
import { toast } from '#client/lib/toast.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { asPostForm, Group, Stack } from '#client/ui/mantine/layout.tsx';
import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { type SentForm, surely } from '#shared/sent-form.ts';
import { AnswerLine } from './AnswerLine.tsx';
import classes from './Estimate.module.css';
import { EstimateTotals, orderTotal, PricedLines } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';

type Props = {
  /** The order's id, or 'link' on the page of a tracking link. */
  of: string;
  estimate: TaxedEstimate;
  charge: number;
  answer: (choice: Choice) => Promise<{ message: string }>;
  refresh: () => Promise<unknown>;
  /** Names the order, so that two estimates of one page have names of their own. */
  ofOrder?: string;
};

export function CustomerEstimate({ of, estimate, charge, answer, refresh, ofOrder }: Props) {
  const id = useId();
  const { version } = estimate;
  const sends = (agree: boolean) => `answer ${of} ${version} ${agree ? 'agree' : 'decline'}` as const;
  const sent = useSent(sends(true), sends(false));
  const [choice, choose] = useState<Choice | null>(sent && { version, agree: sent.send === sends(true) });
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
          <Group grow gap="xs" renderRoot={asPostForm}>
            <Button
              variant="outline"
              aria-describedby={id}
              sends={sends(false)}
              onClick={() => choose({ version, agree: false })}
            >
              {t('decline')}
            </Button>
            <Button
              aria-describedby={id}
              sends={sends(true)}
              onClick={() => choose({ version, agree: true })}
            >
              {t('agree')}
            </Button>
          </Group>
        </>
      )}
      {choice && (
        <Question
          {...{ choice, estimate, charge, answer, refresh, close, sent, sends: sends(choice.agree) }}
        />
      )}
    </Stack>
  );
}

type Choice = { version: number; agree: boolean };

type QuestionProps = Omit<Props, 'of'> & {
  choice: Choice;
  close: () => void;
  sends: `answer ${string}`;
  sent: SentForm | null;
};

const asAmount = (amount: ReactNode) => (
  <span key="amount" style={{ whiteSpace: 'nowrap' }}>
    {amount}
  </span>
);

function Question({ choice, estimate, charge, answer, refresh, close, sends, sent }: QuestionProps) {
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
      inPage={sent !== null}
    >
      {agree ? (
        <p>
          {t.rich('payInAll', {
            amount: formatRupees(orderTotal(charge, estimate.total, estimate.tax)),
            m: asAmount,
          })}
        </p>
      ) : (
        <p>{t.rich('notDone', { amount: formatRupees(charge + estimate.tax.booking), m: asAmount })}</p>
      )}
      <form method="post">
        <DialogActions failure={failure}>
          <Button variant="outline" sends="" onClick={close} pending={pending}>
            {t('notNow')}
          </Button>
          <Button
            variant={agree ? 'primary' : 'danger'}
            sends={surely(sends)}
            onClick={() => void send()}
            pending={pending}
            data-autofocus
          >
            {agree ? t('agree') : t('decline')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
