import { appTexts } from '#client/app/texts.ts';
import { useShopForm } from '#client/lib/form.ts';
import { rules } from '#client/lib/rules.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { MobileInput } from '#client/ui/MobileInput.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { CallUs } from '../content/CallUs.tsx';
import { accountTexts as t } from './texts.ts';

/** For somebody without an account who lost the link of a booking. */
export function LostLink({ isOnlyAct = false }: { isOnlyAct?: boolean }) {
  const ask = trpc.tracking.askForLinks.useMutation();
  const form = useShopForm({
    schema: rules('lostLinkForm'),
    initialValues: { mobile: '' },
    sends: 'lostLink',
  });
  const onSubmit = form.submit((values) => ask.mutateAsync(values));
  return (
    <Stack gap="sm" maw={420} ta="start">
      {(ask.isSuccess || form.sent?.values.success) && (
        <div role="status">
          <strong>{ask.data?.message}</strong>
          <p>{t('linkComes')}</p>
        </div>
      )}
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap="sm">
          <MobileInput
            label={t('bookedMobile')}
            description={t('tenDigits')}
            required
            {...form.field('mobile')}
          />
          <Button
            type="submit"
            sends="lostLink"
            variant={isOnlyAct ? 'primary' : 'outline'}
            wide
            pending={form.pending}
          >
            {t('sendLink')}
          </Button>
        </Stack>
      </form>
      <CallUs words={appTexts('orCall')} />
    </Stack>
  );
}
