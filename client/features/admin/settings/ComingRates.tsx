import { wordsOf } from '#client/lib/failure.ts';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextInput } from '#client/ui/mantine/inputs.ts';
import { Group, SimpleGrid, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { ratesForm } from '#shared/bills/schema.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatLongDate } from '#shared/format.ts';
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
  const set = trpc.bills.setRates.useMutation({
    onSuccess: ({ message, data }) => {
      toast.success(message);
      queries.bills.rates.setData(undefined, data);
    },
  });
  const form = useShopForm({ schema: typedRates, initialValues: blank });
  const onSubmit = form.submit(async ({ from, ...rates }) => {
    await set.mutateAsync({ from, rates });
    form.setValues(blank);
  });
  const remove = (from: string) =>
    set.mutate({ from, rates: null }, { onError: (error) => toast.error(wordsOf(error)) });
  return (
    <Stack component="section" gap="sm" mt="lg" aria-label={t('newRates')}>
      <Text component="h3" fw={700}>
        {t('newRates')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('newRatesHelp')}
      </Text>
      {rates.data?.map(({ from, serviceRate, partRate }) => (
        <Group key={from} justify="space-between">
          <span>{t('ratesFrom', { day: formatLongDate(from), serviceRate, partRate })}</span>
          <Button
            variant="quiet"
            pending={set.isPending}
            aria-label={t('removeRatesFrom', { day: formatLongDate(from) })}
            onClick={() => remove(from)}
          >
            {t('withdrawPrice')}
          </Button>
        </Group>
      ))}
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <SimpleGrid minColWidth="min(100%, 200px)" autoFlow="auto-fit" style={{ alignItems: 'end' }}>
            <TextInput size="sm" type="date" label={t('ratesDay')} {...form.getInputProps('from')} />
            <TextInput
              size="sm"
              inputMode="decimal"
              label={t('newServiceRate')}
              {...form.getInputProps('serviceRate')}
            />
            <TextInput
              size="sm"
              inputMode="decimal"
              label={t('newPartRate')}
              {...form.getInputProps('partRate')}
            />
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
