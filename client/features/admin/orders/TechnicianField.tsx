import { useState } from 'react';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Text } from '#client/ui/mantine/layout.tsx';
import { LoadingNote } from '#client/ui/Skeletons.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { useTechnicians } from '../use-technicians.ts';
import classes from './Orders.module.css';
import { type Assignee, useAssigning } from './use-assigning.tsx';

export function TechnicianField({ order }: { order: Order }) {
  const technicians = useTechnicians();
  const { assign, prompt } = useAssigning();
  const { technician } = order;
  const [pending, setPending] = useState<Assignee | undefined>();
  const current = pending === undefined ? technician : pending;
  if (!isOpen(order.stage))
    return (
      technician && (
        <Text size="sm" c="dimmed">
          Technician: {technician.name}
        </Text>
      )
    );
  const listed = technicians.data ?? [];
  const unlisted = technician && !listed.some(({ _id }) => _id === technician._id) ? [technician] : [];
  const all = [...unlisted, ...listed];
  return (
    <>
      <NativeSelect
        label="Technician"
        size="sm"
        value={current?._id ?? ''}
        className={pending === undefined ? '' : classes.sending}
        aria-busy={pending !== undefined}
        onChange={(event) => {
          const wanted = all.find(({ _id }) => _id === event.currentTarget.value) ?? null;
          setPending(wanted);
          void assign({ ...order, technicianId: current?._id ?? null }, wanted).then(() =>
            setPending((now) => (now === wanted ? undefined : now)),
          );
        }}
      >
        <option value="">Nobody yet</option>
        {all.map((one) => (
          <option key={one._id} value={one._id}>
            {one.name}
            {'onDuty' in one && one.onDuty === false ? ' (off duty)' : ''}
          </option>
        ))}
      </NativeSelect>
      {pending !== undefined && <LoadingNote what="Assigning" />}
      {prompt}
    </>
  );
}
