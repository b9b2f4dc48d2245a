import { trpc } from '#client/lib/trpc.ts';
import { Group } from '#client/ui/mantine/layout.tsx';
import { DataActions } from './DataActions.tsx';
import { rightsTexts as t } from './texts.ts';

type Props = { customer: { _id: string }; close: () => void };

/** For an admin: a copy of a customer's data, and its erasure, when the customer phones. */
export function PersonsData({ customer: { _id: id }, close }: Props) {
  const queries = trpc.useUtils();
  const copy = trpc.rights.copyForCaller.useMutation();
  const erase = trpc.rights.eraseForCaller.useMutation();
  return (
    <Group component="section" gap="sm" aria-label={t('customersData')}>
      <DataActions
        asker="staff"
        copy={() => copy.mutateAsync({ id })}
        erase={() => erase.mutateAsync({ id })}
        erased={() => {
          close();
          void queries.invalidate();
        }}
      />
    </Group>
  );
}
