import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Modal } from '#client/ui/Modal.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { useReturnFocus } from '#client/ui/use-return-focus.ts';
import { useTopEscape } from '#client/ui/use-top-escape.ts';
import type { Estimate, TaxOnTop } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { AnswerLine } from './AnswerLine.tsx';
import classes from './CustomerSheet.module.css';
import { inAll, type PricedLine, PricedLines } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';

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
      title={t('costs', { customer })}
      closeButtonProps={{ 'aria-label': t('close'), size: 48 }}
      zIndex={300}
      transitionProps={{ duration: 0 }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <Stack flex={1} gap={20} w="100%" maw={640} mx="auto" fz="1.25rem" lh={1.35}>
        <Stack gap={10}>
          <Title order={3} fz="lg">
            {t('yourBooking')}
          </Title>
          <PricedLines lines={booked} />
        </Stack>
        <Stack gap={10}>
          <Title order={3} fz="lg">
            {t('parts')}
          </Title>
          <PricedLines lines={estimate.lines} />
        </Stack>
        {tax.booking + tax.estimate > 0 && (
          <Group justify="space-between">
            <span>{t('tax')}</span>
            <Money rupees={tax.booking + tax.estimate} />
          </Group>
        )}
        <Group
          justify="space-between"
          align="baseline"
          gap="4px 16px"
          py="sm"
          fz="2rem"
          fw={800}
          style={{ borderBlock: '2px solid var(--ink)' }}
        >
          <span>{t('total')}</span>
          <Money rupees={inAll(charge, estimate.total, tax)} />
        </Group>
        {estimate.state === 'offered' ? (
          <>
            <p>{t('ruleVisit', { amount: formatRupees(charge + tax.booking) })}</p>
            <Group grow gap="sm" py="sm" className={classes.actions}>
              <Button variant="danger" onClick={() => answer(false)}>
                {t('customerDeclines')}
              </Button>
              <Button onClick={() => answer(true)}>{t('customerAgrees')}</Button>
            </Group>
          </>
        ) : (
          <>
            {estimate.state === 'draft' ? (
              <p role="status">{t('changedAgain')}</p>
            ) : (
              <div role="status">
                <AnswerLine estimate={estimate} />
              </div>
            )}
            <Group grow py="sm" className={classes.actions}>
              <Button onClick={close} data-autofocus>
                {t('back')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}
