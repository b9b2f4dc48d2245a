import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Modal } from '#client/ui/mantine/Modal.ts';
import { useReturnFocus } from '#client/ui/use-return-focus.ts';
import { useTopEscape } from '#client/ui/use-top-escape.ts';
import type { Estimate, TaxOnTop } from '#shared/estimates/schema.ts';
import { AnswerLine } from './AnswerLine.tsx';
import classes from './CustomerSheet.module.css';
import { inAll, type PricedLine, PricedLines } from './PricedLines.tsx';

type Props = {
  estimate: Estimate;
  booked: readonly PricedLine[];
  tax: TaxOnTop;
  customer: string;
  answer: (agree: boolean) => void;
  close: () => void;
};

export function CustomerSheet({ estimate, booked, tax, customer, answer, close }: Props) {
  useTopEscape(close);
  useBackCloses(close);
  useReturnFocus();
  const charge = booked.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  return (
    <Modal
      opened
      fullScreen
      onClose={close}
      closeOnEscape={false}
      returnFocus={false}
      title={`What it costs, ${customer}`}
      closeButtonProps={{ 'aria-label': 'Close', size: 48 }}
      zIndex={300}
      transitionProps={{ duration: 0 }}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <div className={classes.sheet}>
        <div className={classes.part}>
          <h3>Your booking</h3>
          <PricedLines lines={booked} />
        </div>
        <div className={classes.part}>
          <h3>Parts and labour</h3>
          <PricedLines lines={estimate.lines} />
        </div>
        {tax.booking + tax.estimate > 0 && (
          <p className={classes.tax}>
            <span>Tax</span>
            <Money rupees={tax.booking + tax.estimate} />
          </p>
        )}
        <p className={classes.total}>
          <span>Total</span>
          <Money rupees={inAll(charge, estimate.total, tax)} />
        </p>
        {estimate.state === 'offered' ? (
          <>
            <p>
              Work begins once you agree. If you decline, you pay <Money rupees={charge + tax.booking} /> for
              the visit alone.
            </p>
            <div className={classes.actions}>
              <Button variant="danger" onClick={() => answer(false)}>
                Customer declines
              </Button>
              <Button onClick={() => answer(true)}>Customer agrees</Button>
            </div>
          </>
        ) : (
          <>
            {estimate.state === 'draft' ? (
              <p role="status">The shop has changed the estimate. Please show it again.</p>
            ) : (
              <div role="status">
                <AnswerLine estimate={estimate} />
              </div>
            )}
            <div className={classes.actions} data-one>
              <Button onClick={close} data-autofocus>
                Back to the job
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
