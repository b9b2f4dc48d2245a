import { trpc } from '#client/lib/trpc.ts';
import { Group } from '#client/ui/mantine/layout.tsx';
import { DataActions } from './DataActions.tsx';

type Props = { customer: { _id: string }; erased: () => void };

/** For an admin: a copy of a customer's data, and its erasure, when the customer phones. */
export function PersonsData({ customer: { _id: id }, erased }: Props) {
  const queries = trpc.useUtils();
  const copy = trpc.rights.copyForCaller.useMutation();
  const erase = trpc.rights.eraseForCaller.useMutation();
  return (
    <Group gap="sm">
      <DataActions
        asker="staff"
        copy={() => copy.mutateAsync({ id })}
        erase={() => erase.mutateAsync({ id })}
        erased={() => {
          erased();
          void queries.invalidate();
        }}
      />
    </Group>
  );
}
