import { formatShortDate } from '#shared/format.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { NameAppliance, type Named } from '../appliances/NameAppliance.tsx';
import { BindDialog } from '../appliances/StickerField.tsx';
import { jobsStore } from './jobs-store.ts';
import { jobTexts as t } from './texts.ts';

/** Asks for the appliance of a service or, with `bind`, for the sticker of an appliance that is named there. */
export type ApplianceQuestion = { productId: string; bind?: { _id: string; name: string } };

type Props = ApplianceQuestion & { job: Job; close: () => void };

export function ApplianceDialog({ job, productId, bind, close }: Props) {
  const take = ({ sticker, ...named }: Named) => {
    const { name, appliance } = named;
    const steps = [
      ...('kind' in appliance || !sticker ? [named] : []),
      // Binds in a step of its own, so that a mistyped sticker does not undo the appliance.
      ...(sticker ? [{ name, appliance: { _id: appliance._id }, sticker }] : []),
    ];
    close();
    void jobsStore.takeStep(
      ...steps.map((what) => ({
        job: job._id,
        kind: 'nameAppliance' as const,
        what: { productId, ...what },
      })),
    );
  };
  if (bind)
    return (
      <BindDialog
        close={close}
        take={(sticker) => take({ name: bind.name, appliance: { _id: bind._id }, sticker })}
      />
    );
  const line = job.products.find((one) => one.productId === productId);
  const named = line?.appliances ?? [];
  const known = (job.appliances ?? [])
    .filter(({ _id }) => !named.some((one) => one._id === _id))
    .map(({ sticker, repairs: [last], ...one }) => ({
      ...one,
      facts: [
        ...(sticker ? [t('sticker', { code: sticker })] : []),
        ...(last ? [`${formatShortDate(last.date)}: ${last.services.join(', ')}`] : []),
      ],
    }));
  return (
    <NameAppliance
      service={line?.productName ?? ''}
      category={job.category}
      known={known}
      take={take}
      close={close}
    />
  );
}
