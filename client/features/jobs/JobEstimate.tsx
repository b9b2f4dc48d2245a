import { taxOnTop } from '#shared/bills/charging.ts';
import { versionOf } from '#shared/estimates/rules.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { EstimateEditor } from '../estimates/EstimateEditor.tsx';
import { jobsStore } from './jobs-store.ts';
import { usePrices } from './use-prices.ts';

type Props = { job: Job; describedBy: string };

export default function JobEstimate({ job, describedBy }: Props) {
  const { _id: id, estimate } = job;
  const prices = usePrices();
  const version = versionOf(estimate);
  return (
    <EstimateEditor
      estimate={estimate}
      products={job.products}
      tax={taxOnTop(job, estimate?.lines ?? [], job.charging)}
      customer={job.fullname}
      prices={prices}
      pending={false}
      how="phone"
      describedBy={describedBy}
      save={(lines, saved) => {
        void jobsStore.takeStep({ job: id, kind: 'saveEstimate', what: { version, lines } });
        saved?.();
      }}
      offer={() => void jobsStore.takeStep({ job: id, kind: 'offerEstimate', what: { version } })}
      answer={(agree) =>
        void jobsStore.takeStep({ job: id, kind: 'answerEstimate', what: { version, agree } })
      }
    />
  );
}
