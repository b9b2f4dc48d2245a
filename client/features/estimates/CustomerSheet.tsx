import type { ReactNode } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Modal } from '#client/ui/Modal.tsx';
import { Box, Group, Stack, Title } from '#client/ui/mantine/layout.tsx';
import { useReturnFocus } from '#client/ui/use-return-focus.ts';
import { useTopEscape } from '#client/ui/use-top-escape.ts';
import type { Estimate, TaxOnTop } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { orderTotal, type PricedLine, PricedLines, SumRow, TaxRow } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';

type Props = {
  estimate: Estimate;
  booked: readonly PricedLine[];
  tax: TaxOnTop;
  customer: string;
  answer: (agree: boolean) => void;
  close: () => void;
};

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Large buttons, which stay in sight. */
const Foot = ({ children }: { children: ReactNode }) => (
  <Group
    grow
    gap="sm"
    py="sm"
    pos="sticky"
    bottom={0}
    bg="var(--card)"
    __vars={{ '--button-height': '64px', '--button-padding': '8px' }}
  >
    {children}
  </Group>
);

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
      styles={{ content: column, body: { ...column, flex: 1 } }}
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
        <Box component="dl" m={0}>
          <TaxRow rupees={tax.booking + tax.estimate} />
          <SumRow
            words={t('total')}
            rupees={orderTotal(charge, estimate.total, tax)}
            py="sm"
            fz="2rem"
            fw={800}
            style={{ borderBlock: '2px solid var(--ink)' }}
          />
        </Box>
        {estimate.state === 'offered' ? (
          <>
            <p>{t('ruleVisit', { amount: formatRupees(charge + tax.booking) })}</p>
            <Foot>
              <Button variant="danger" onClick={() => answer(false)}>
                {t('customerDeclines')}
              </Button>
              <Button onClick={() => answer(true)}>{t('customerAgrees')}</Button>
            </Foot>
          </>
        ) : (
          <>
            <div role="status">
              {estimate.state === 'draft' ? t('changedAgain') : <AnswerLine estimate={estimate} />}
            </div>
            <Foot>
              <Button onClick={close} data-autofocus>
                {t('back')}
              </Button>
            </Foot>
          </>
        )}
      </Stack>
    </Modal>
  );
}
