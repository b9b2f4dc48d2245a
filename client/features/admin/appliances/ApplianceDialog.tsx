import { useState } from 'react';
import { Link } from 'react-router-dom';
import { codeOf } from '#client/lib/failure.ts';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { asList, asListItem, Group, Small, Stack, Subtitle, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Appliance, ApplianceInFull } from '#shared/appliances/schema.ts';
import { exampleCode } from '#shared/appliances/sticker-code.ts';
import { formatMonth } from '#shared/date-format.ts';
import { formatLongDate, formatShortDate } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import { AskedButton } from '../AskedButton.tsx';
import { Facts } from '../Facts.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { ApplianceForm } from './ApplianceForm.tsx';
import { applianceTexts as t } from './texts.ts';

/** What counts first: our warranty, else the last repair. */
export function warrantySentence({
  warrantyUntil,
  lastRepair,
}: Pick<Appliance, 'warrantyUntil' | 'lastRepair'>): string {
  if (warrantyUntil && isUnderWarranty(warrantyUntil, Date.now()))
    return t('underWarranty', { day: formatLongDate(warrantyUntil) });
  return lastRepair ? t('lastRepair', { day: formatLongDate(lastRepair) }) : t('notRepaired');
}

/** An appliance for the office: its repairs, pictures and sticker. */
export function ApplianceDialog({ id, close }: { id: string; close: () => void }) {
  const reading = trpc.appliances.page.useQuery({ id }, { staleTime: 0 });
  return (
    <Dialog title={reading.data?.name ?? t('appliances')} width={560} close={close}>
      <Loaded reading={reading} height={200}>
        {(appliance) => <Details appliance={appliance} close={close} />}
      </Loaded>
    </Dialog>
  );
}

type DetailsProps = { appliance: ApplianceInFull; close: () => void };

function Details({ appliance, close }: DetailsProps) {
  const may = useCan();
  const [changing, setChanging] = useState(false);
  const remove = trpc.appliances.remove.useMutation();
  const { _id: id, makersWarrantyUntil, sticker, history, pictureList } = appliance;
  return (
    <Stack gap="sm">
      <Text fw={700}>{warrantySentence(appliance)}</Text>
      {makersWarrantyUntil && <p>{t('makersUntil', { month: formatMonth(makersWarrantyUntil) })}</p>}
      <Facts
        of={[
          [t('model'), appliance.model],
          [t('serial'), appliance.serial],
          [t('sticker'), sticker?.code],
          [t('staffNote'), appliance.note],
        ]}
      />
      {history.length > 0 && (
        <section aria-label={t('history')}>
          <Subtitle>{t('history')}</Subtitle>
          <Stack gap="xs" renderRoot={asList}>
            {history.map(({ date, work, technician, warrantyUntil, order }) => (
              <Stack gap={0} key={`${date} ${work.join()}`} renderRoot={asListItem}>
                <Group justify="space-between" gap="xs" wrap="nowrap">
                  <Text span>{work.join(', ')}</Text>
                  {order && <Link to={paths.admin.order(order._id)}>{order.orderNumber}</Link>}
                </Group>
                <Small>
                  {[
                    formatShortDate(date),
                    technician,
                    warrantyUntil && t('underWarranty', { day: formatShortDate(warrantyUntil) }),
                    order?.billNumber,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Small>
              </Stack>
            ))}
          </Stack>
        </section>
      )}
      {pictureList.length > 0 && (
        <Group gap="xs">
          {pictureList.map(({ _id, picture }) => (
            <img key={_id} src={picture} alt="" style={{ maxHeight: 120, borderRadius: 8 }} />
          ))}
        </Group>
      )}
      {may('orders.book') && (
        <>
          <BindSticker applianceId={id} />
          <Group gap="xs">
            <Button variant="outline" onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
            <AskedButton
              variant="quiet"
              question={t('removeNamed', { name: appliance.name })}
              help={t('removeHelp')}
              yes={t('remove')}
              danger
              changed={['appliances', 'orders']}
              send={async () => {
                const answer = await remove.mutateAsync({ id });
                close();
                return answer;
              }}
            />
          </Group>
        </>
      )}
      {changing && <ApplianceForm appliance={appliance} close={() => setChanging(false)} />}
    </Stack>
  );
}

/** Binds a sticker by its letters. One that is bound, or another one on the appliance, is asked about. */
function BindSticker({ applianceId }: { applianceId: string }) {
  const [sticker, setSticker] = useState('');
  const [failure, setFailure] = useState<{ words: string; asks: boolean } | null>(null);
  const bind = trpc.appliances.bindSticker.useMutation();
  const [run, pending] = useAction(['appliances'], (words, error) =>
    setFailure({ words, asks: codeOf(error) === 'CONFLICT' }),
  );
  const send = (knowingly: boolean) => {
    setFailure(null);
    void run(
      () => bind.mutateAsync({ sticker, applianceId, knowingly }),
      () => setSticker(''),
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <Group align="end" gap="xs">
        <TextField
          label={`${t('bind')}: ${t('eightLetters')}`}
          placeholder={exampleCode}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={100}
          value={sticker}
          error={failure && !failure.asks && failure.words}
          onChange={({ currentTarget }) => setSticker(currentTarget.value)}
        />
        <Button type="submit" variant="outline" pending={pending}>
          {t('bind')}
        </Button>
      </Group>
      {failure?.asks && (
        <ConfirmDialog
          question={t('bindAnyway', { why: failure.words })}
          yes={t('bind')}
          pending={pending}
          cancel={() => setFailure(null)}
          confirm={() => send(true)}
        />
      )}
    </form>
  );
}
