import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Group, SimpleGrid, Small, Stack, Subtitle } from '#client/ui/mantine/layout.tsx';
import { ratesForm } from '#shared/bills/schema.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatLongDate } from '#shared/format.ts';
import { useAction } from '../use-action.ts';
import { billsAndPricesTexts as t } from './bills-and-prices-texts.ts';

const typedRates = ratesForm.extend({
  serviceRate: typed(ratesForm.shape.serviceRate),
  partRate: typed(ratesForm.shape.partRate),
});
const blank = { from: '', serviceRate: '', partRate: '' };

/** Rates of tax that hold from a later day. */
export function ComingRates() {
  const queries = trpc.useUtils();
  const rates = trpc.bills.rates.useQuery(undefined, { staleTime: 0 });
  const set = trpc.bills.setRates.useMutation();
  const [run, pending] = useAction(['bills']);
  const form = useShopForm({ schema: typedRates, initialValues: blank });
  const onSubmit = form.submit(async ({ from, ...rates }) => {
    toast.success((await set.mutateAsync({ from, rates })).message);
    form.setValues(blank);
    await queries.bills.rates.invalidate();
  });
  return (
    <Stack component="section" gap="sm" mt="lg" aria-label={t('newRates')}>
      <Subtitle>{t('newRates')}</Subtitle>
      <Small>{t('newRatesHelp')}</Small>
      {rates.data?.map(({ from, serviceRate, partRate }) => (
        <Group key={from} justify="space-between">
          <span>{t('ratesFrom', { day: formatLongDate(from), serviceRate, partRate })}</span>
          <Button
            variant="quiet"
            pending={pending}
            aria-label={t('removeRatesFrom', { day: formatLongDate(from) })}
            onClick={() => void run(() => set.mutateAsync({ from, rates: null }))}
          >
            {t('withdrawPrice')}
          </Button>
        </Group>
      ))}
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <SimpleGrid minColWidth="min(100%, 200px)" autoFlow="auto-fit" style={{ alignItems: 'end' }}>
            <TextInput size="sm" type="date" label={t('ratesDay')} {...form.field('from')} />
            <TextInput
              size="sm"
              inputMode="decimal"
              label={t('newServiceRate')}
              {...form.field('serviceRate')}
            />
            <TextInput size="sm" inputMode="decimal" label={t('newPartRate')} {...form.field('partRate')} />
          </SimpleGrid>
          <Group>
            <Button type="submit" variant="outline" pending={form.pending}>
              {t('addRates')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
