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
  // the choice that is being saved, or undefined
  const [picked, pick] = useState<Assignee | undefined>();
  const held = picked === undefined ? technician : picked;
  if (!isOpen(order.stage))
    return (
      technician && (
        <Text size="sm" c="dimmed">
          Technician: {technician.name}
        </Text>
      )
    );
  const listed = technicians.data ?? [];
  const known = technician && !listed.some(({ _id }) => _id === technician._id) ? [technician] : [];
  const all = [...known, ...listed];
  return (
    <>
      <NativeSelect
        label="Technician"
        size="sm"
        value={held?._id ?? ''}
        className={picked === undefined ? '' : classes.sending}
        aria-busy={picked !== undefined}
        onChange={(event) => {
          const wanted = all.find(({ _id }) => _id === event.currentTarget.value) ?? null;
          pick(wanted);
          void assign({ ...order, technicianId: held?._id ?? null }, wanted).then(() =>
            pick((now) => (now === wanted ? undefined : now)),
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
      {picked !== undefined && <LoadingNote what="Assigning" />}
      {prompt}
    </>
  );
}
