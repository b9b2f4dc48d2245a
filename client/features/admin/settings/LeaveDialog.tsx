import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Stack, Text } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Leaving } from '#shared/day/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { firstNameOf, servicesInWords } from '#shared/orders/sentences.ts';
import { paths } from '#shared/paths.ts';
import type { Technician } from '#shared/technicians/schema.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { Loaded } from '../Loaded.tsx';

type Props = { technician: Technician; close: () => void };

/** A dialog that ends a technician's work: the open orders go to others, and the role ends. */
export function LeaveDialog({ technician: { _id: id, name }, close }: Props) {
  const queryClient = useQueryClient();
  const leaving = trpc.day.leaving.useQuery({ id }, { staleTime: 0, gcTime: 0 });
  const mutation = trpc.day.leave.useMutation();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const takerOf = ({ _id, technicianId }: Leaving['orders'][number]) => chosen[_id] ?? technicianId ?? '';
  const [leave, pending] = usePending(async ({ orders }: Leaving) => {
    setFailure(null);
    try {
      const { message } = await mutation.mutateAsync({
        id,
        orders: orders.map((order) => ({ id: order._id, technicianId: takerOf(order) || null })),
      });
      toast.success(message);
      close();
      void queryClient.invalidateQueries();
    } catch (error) {
      setFailure(wordsOf(error));
      void leaving.refetch();
    }
  });
  const first = firstNameOf(name);
  return (
    <Dialog title={`${name} leaves`} close={close} pending={pending} width={560}>
      <Loaded reading={leaving} height={160}>
        {(data) => (
          <Stack gap="md">
            {data.held !== 0 && (
              <Notice kind="note">
                {first} holds {formatRupees(data.held)} in cash. Take it first:{' '}
                <Link to={paths.admin.bills}>Bills, Handed over</Link>.
              </Notice>
            )}
            {data.orders.length === 0 ? (
              <p>{first} has no open visits.</p>
            ) : (
              <Text fw={700}>Who takes the open visits?</Text>
            )}
            {data.orders.map((order) => (
              <NativeSelect
                key={order._id}
                label={`Order ${order.orderNumber}: ${order.visit ? formatVisit(order.visit) : 'no time yet'}, ${order.area}`}
                description={`${order.fullname}, ${servicesInWords(order)}. ${reasonFor(order, takerOf(order), data)}`}
                value={takerOf(order)}
                data={[
                  { value: '', label: 'No technician yet' },
                  ...data.technicians.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  setChosen((all) => ({ ...all, [order._id]: value }))
                }
              />
            ))}
            <p>
              {first} is logged out everywhere and sees no jobs any more. Bills, ratings and the history of
              orders stay. He can still log in as a customer.
            </p>
            <DialogActions failure={failure}>
              <Button variant="outline" onClick={close} pending={pending} data-autofocus>
                Cancel
              </Button>
              <Button variant="danger" pending={pending} onClick={() => void leave(data)}>
                {first} leaves
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
  if (technicianId === null) return `${reason}.`;
  const name = technicians.find(({ _id }) => _id === technicianId)?.name ?? '';
  return `${taker === technicianId ? 'Suggested' : `We suggest ${name}`}: ${reason}.`;
}
