import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Modal } from '#client/ui/Modal.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import { upiAddress } from '#shared/bills/upi.ts';
import { formatRupees } from '#shared/format.ts';
import { toPaise } from '#shared/money.ts';
import { estimateTexts as t } from './texts.ts';

type Props = {
  payee: Charging['payee'];
  orderNumber: number;
  rupees: number;
  paid: () => void;
  notPaid: () => void;
};

/** The UPI code fills the screen, so that the customer can scan it off the technician's phone. */
export function UpiCode({ payee, rupees, orderNumber, paid, notPaid }: Props) {
  useBackCloses(notPaid, payee !== null && rupees > 0);
  if (!payee) return <p>{t('noUpi')}</p>;
  if (rupees === 0) return null;
  return (
    <Modal
      opened
      onClose={notPaid}
      fullScreen
      withCloseButton={false}
      zIndex={310}
      attributes={{ content: { 'aria-label': t('payByUpi', { amount: formatRupees(rupees) }) } }}
    >
      <Stack
        component="figure"
        m={0}
        h="calc(100dvh - 32px)"
        align="center"
        justify="space-between"
        ta="center"
      >
        <figcaption>
          <Text fz="2.25rem" fw={800}>
            <Money rupees={rupees} />
          </Text>
          {t('toPayee', { upiId: payee.upiId })}
        </figcaption>
        <QrCode
          text={upiAddress(payee, toPaise(rupees), `Order ${orderNumber}`, `ORDER${orderNumber}`)}
          label={t('upiCode', { amount: formatRupees(rupees) })}
        />
        <Group grow w="100%">
          <Button variant="outline" onClick={notPaid}>
            {t('notPaid')}
          </Button>
          <Button onClick={paid} data-autofocus>
            {t('paid')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
