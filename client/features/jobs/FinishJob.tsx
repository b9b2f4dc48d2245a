import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { billedWhenDone } from '#shared/bills/charging.ts';
import type { Finish } from '#shared/bills/finish.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { toRupees } from '#shared/primitives.ts';
import { FinishDialog } from '../estimates/FinishDialog.tsx';

type Props = { job: Job; finish: (money: Finish) => void; close: () => void };

export function FinishJob({ job, finish, close }: Props) {
  const queryClient = useQueryClient();
  // The customer may have agreed since the last reading. Without a network the known sum stays.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['my-jobs'] });
  }, [queryClient]);
  const { estimate, charging } = job;
  const { lines, sum } = billedWhenDone(job, estimate, charging);
  return (
    <FinishDialog
      key={sum.totalPaise}
      orderNumber={job.orderNumber}
      lines={lines.map(({ words, quantity, pricePaise }) => ({
        words,
        quantity,
        price: toRupees(pricePaise),
      }))}
      tax={toRupees(sum.totalPaise - sum.amountPaise)}
      total={toRupees(sum.totalPaise)}
      payee={charging.payee}
      estimate={estimate && estimate.lines.length > 0 ? estimate.state : null}
      done={finish}
      close={close}
    />
  );
}
