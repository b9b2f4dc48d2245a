import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { asList, Group, Small, Stack, Text, Title } from '#client/ui/mantine/layout.tsx';
import type { ApplianceInFull } from '#shared/appliances/schema.ts';
import { stateSentence } from '#shared/appliances/state.ts';
import { applianceStateTexts } from '#shared/appliances/texts.ts';
import { formatDate, formatMonth } from '#shared/date-format.ts';
import { PdfButton } from '../orders/PdfButton.tsx';
import { orderTexts } from '../orders/texts.ts';
import { ApplianceForm } from './ApplianceForm.tsx';
import { AppliancePictures } from './AppliancePictures.tsx';
import { applianceTexts as t } from './texts.ts';

/** Our running warranty and the maker's, or else the last repair. */
export const ApplianceState = ({ appliance }: { appliance: ApplianceInFull }) => (
  <>
    <Text fz="var(--type-4)" fw={700}>
      {stateSentence(appliance)}
    </Text>
    {appliance.makersWarrantyUntil && (
      <p>{applianceStateTexts('makersUntil', { month: formatMonth(appliance.makersWarrantyUntil) })}</p>
    )}
  </>
);

type Props = {
  appliance: ApplianceInFull;
  orderPath: (id: string) => string;
  staff?: boolean;
  mayChange?: boolean;
  removed: () => void;
};

/** The repairs, pictures and details of an appliance, for its person and the office. */
export const ApplianceParts = ({ appliance, orderPath, mayChange = true, ...rest }: Props) => (
  <>
    <Repairs history={appliance.history} orderPath={orderPath} />
    <AppliancePictures id={appliance._id} pictures={appliance.pictureList} readOnly={!mayChange} />
    <Details appliance={appliance} mayChange={mayChange} {...rest} />
  </>
);

export const Repairs = ({
  history,
  orderPath,
}: Pick<ApplianceInFull, 'history'> & Pick<Props, 'orderPath'>) =>
  history.length > 0 && (
    <section aria-labelledby="repairs">
      <Title order={2} fz="var(--type-4)" mb="xs" id="repairs">
        {t('history')}
      </Title>
      <ul className="card rows">
        {history.map(({ date, work, partsOfOrder, technician, warrantyUntil, order }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read, and two repairs can be alike
          <Stack key={at} component="li" gap={2} px="md" py="sm">
            <Text fw={700}>{work.join(', ')}</Text>
            {partsOfOrder.length > 0 && (
              <Small>{t('partsOfOrder', { parts: partsOfOrder.join(', ') })}</Small>
            )}
            <Group component="p" gap="0 12px" fz="sm">
              <span>{formatDate(date)}</span>
              {technician && <span>{t('by', { name: technician })}</span>}
              {warrantyUntil && <span>{t('warrantyUntil', { date: formatDate(warrantyUntil) })}</span>}
            </Group>
            {order && (
              <Group gap="0 12px">
                <Link className="tall-link" to={orderPath(order._id)}>
                  {orderTexts('order', { number: order.orderNumber })}
                </Link>
                {order.billNumber && (
                  <PdfButton
                    address={`/api/bill/${order._id}/pdf`}
                    fileName={`Bill-${order.billNumber.replaceAll('/', '-')}.pdf`}
                  >
                    {orderTexts('bill', { number: order.billNumber })}
                  </PdfButton>
                )}
              </Group>
            )}
          </Stack>
        ))}
      </ul>
    </section>
  );

function Details({ appliance, staff = false, mayChange, removed }: Omit<Props, 'orderPath'>) {
  const { _id: id, name, model, serial, bought, sticker, note } = appliance;
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const queries = trpc.useUtils();
  const remove = trpc.appliances.remove.useMutation({
    onSuccess: ({ message }) => {
      toast.success(message);
      removed();
      void queries.orders.invalidate();
      for (const list of [queries.appliances.mine, queries.appliances.ofCustomer]) void list.invalidate();
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  const facts = [
    model && t('modelIs', { model }),
    serial && t('serialIs', { serial }),
    bought && t('boughtIn', { month: formatMonth(bought) }),
    sticker && t('sticker', { code: sticker.code }),
    note && t('noteIs', { note }),
  ].filter(Boolean);
  return (
    <section aria-labelledby="details">
      <Title order={2} fz="var(--type-4)" id="details">
        {t('details')}
      </Title>
      <Stack gap={2} mt={4} style={{ overflowWrap: 'anywhere' }} renderRoot={asList}>
        {facts.map((fact) => (
          <Small component="li" key={fact}>
            {fact}
          </Small>
        ))}
      </Stack>
      {mayChange && (
        <Group gap={0} ml={-12}>
          <Button variant="quiet" onClick={() => setOpen('change')}>
            {t('change')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        </Group>
      )}
      {open === 'change' && <ApplianceForm appliance={appliance} staff={staff} close={() => setOpen(null)} />}
      {open === 'remove' && (
        <ConfirmDialog
          question={t('removeQuestion', { name })}
          yes={t('remove')}
          danger
          pending={remove.isPending}
          confirm={() => remove.mutate({ id })}
          cancel={() => setOpen(null)}
        >
          <p>{t('removeHelp')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
