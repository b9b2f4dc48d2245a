import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Answer, trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { formatRupees } from '#shared/format.ts';
import { firstNameOf, servicesInWords } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import { areaName } from '#shared/place-names.ts';
import type { Technician } from '#shared/technicians/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { Loaded } from '../Loaded.tsx';
import { useAction } from '../use-action.ts';
import { technicianTexts as t } from './technicians-texts.ts';
import { settingsTexts } from './texts.ts';

type Leaving = Answer['day']['leaving'];

type Props = { technician: Technician; close: () => void };

/** A dialog that ends a technician's work: the open orders go to others, and the role ends. */
export function LeaveDialog({ technician: { _id: id, name }, close }: Props) {
  const leaving = trpc.day.leaving.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  const mutation = trpc.day.leave.useMutation();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const takerOf = ({ _id, technicianId }: Leaving['orders'][number]) => chosen[_id] ?? technicianId ?? '';
  const [run, pending] = useAction('all', setFailure);
  const leave = ({ orders }: Leaving) =>
    run(
      () =>
        mutation.mutateAsync({
          id,
          orders: orders.map((order) => ({ id: order._id, technicianId: takerOf(order) || null })),
        }),
      close,
    );
  const first = firstNameOf(name);
  return (
    <Dialog title={t('leavesTitle', { name })} close={close} pending={pending} width={560}>
      <Loaded reading={leaving} height={160}>
        {(data) => (
          <Stack gap="md">
            {data.held !== 0 && (
              <Notice kind="note">
                {t.rich('holdsCash', {
                  name: first,
                  amount: formatRupees(data.held),
                  link: (words) => (
                    <Link key="bills" to={paths.admin.bills}>
                      {words}
                    </Link>
                  ),
                })}
              </Notice>
            )}
            {data.orders.length === 0 ? (
              <p>{t('noOpenVisits', { name: first })}</p>
            ) : (
              <Text fw={700}>{t('whoTakes')}</Text>
            )}
            {data.orders.map((order) => (
              <NativeSelect
                key={order._id}
                label={t('leavingOrder', {
                  number: order.orderNumber,
                  visit: order.visit ? formatVisit(order.visit) : t('noTime'),
                  area: areaName(order.area),
                })}
                description={t('leavingWhat', {
                  name: order.fullname,
                  services: servicesInWords(order),
                  reason: reasonFor(order, takerOf(order), data),
                })}
                value={takerOf(order)}
                data={[
                  { value: '', label: t('noTechnicianYet') },
                  ...data.technicians.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  setChosen((all) => ({ ...all, [order._id]: value }))
                }
              />
            ))}
            <p>
              {t('leaveHelp', { name: first })}{' '}
              {t(data.technicians.length > 0 ? 'placesFewer' : 'placesNone')}
            </p>
            <DialogActions failure={failure}>
              <Button variant="outline" onClick={close} pending={pending} data-autofocus>
                {settingsTexts('cancel')}
              </Button>
              <Button variant="danger" pending={pending} onClick={() => void leave(data)}>
                {t('leavesTitle', { name: first })}
              </Button>
            </DialogActions>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function reasonFor(
  { technicianId, reason }: Leaving['orders'][number],
  taker: string,
  { technicians }: Leaving,
): string {
  if (technicianId === null) return t('reasonOnly', { reason });
  const name = technicians.find(({ _id }) => _id === technicianId)?.name ?? '';
  return taker === technicianId ? t('suggested', { reason }) : t('weSuggest', { name, reason });
}
