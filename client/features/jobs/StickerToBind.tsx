import { isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Paper, Stack, Subtitle } from '#client/ui/mantine/layout.tsx';
import { focusHeading } from '#client/ui/use-return-focus.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { jobsStore } from './jobs-store.ts';
import { jobTexts as t } from './texts.ts';

type Props = { sticker: string; jobs: readonly Job[]; done: () => void };

/** A sticker that the camera app of the phone has read. Asks to which appliance of an open job it belongs. */
export default function StickerToBind({ sticker, jobs, done }: Props) {
  // Without a network the code is not known.
  const { data, error } = trpc.appliances.scan.useQuery({ token: sticker }, { retry: false });
  const named = jobs
    .filter(({ stage }) => isOpen(stage))
    .flatMap((job) =>
      job.products.flatMap(({ productId, appliances = [] }) =>
        appliances.flatMap(({ _id, name }) => (_id ? [{ job, productId, _id, name }] : [])),
      ),
    );
  const end = () => {
    done();
    focusHeading(document.querySelector('main'));
  };
  const refused = error && !isUnreachable(error) ? wordsOf(error) : null;
  return (
    <Paper component="section" withBorder p="10px 14px">
      <Stack gap="xs">
        <Subtitle order={2}>{data ? t('chooseFor', { code: data.code }) : t('chooseForThis')}</Subtitle>
        {refused ? <p role="alert">{refused}</p> : named.length === 0 && <p>{t('nameFirst')}</p>}
        {!refused &&
          named.map(({ job, productId, _id, name }) => (
            <Button
              key={`${job._id} ${productId} ${_id}`}
              variant="outline"
              wide
              onClick={() => {
                const what = { productId, name, appliance: { _id }, sticker };
                void jobsStore.takeStep({ job: job._id, kind: 'nameAppliance', what });
                end();
              }}
            >
              {name}, {job.fullname}
            </Button>
          ))}
        <Button variant="quiet" onClick={end}>
          {t('notNow')}
        </Button>
      </Stack>
    </Paper>
  );
}
