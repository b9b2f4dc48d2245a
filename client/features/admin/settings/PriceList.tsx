import { useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Money } from '#client/ui/Money.tsx';
import { asList, Box, Group, Small, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { priceForm } from '#shared/estimates/forms.ts';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import type { EstimateKind } from '#shared/estimates/states.ts';
import { kindTexts } from '#shared/estimates/texts.ts';
import { maxLength } from '#shared/limits.ts';
import { KindField } from '../../estimates/KindField.tsx';
import { tightGroup } from '../cells.tsx';
import { LoadedSection } from '../Section.tsx';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { useAction } from '../use-action.ts';
import { useEdit } from '../use-edit.tsx';
import { billsAndPricesTexts as t } from './bills-and-prices-texts.ts';
import { settingsTexts } from './texts.ts';

const searchFrom = 8;

export function PriceList() {
  const list = trpc.estimates.priceList.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedSection title={settingsTexts('priceList')} reading={list} height={160}>
      {(prices) => <Prices prices={prices} />}
    </LoadedSection>
  );
}

function Prices({ prices }: { prices: readonly ListedPrice[] }) {
  const [edited, edit] = useState<ListedPrice | 'new' | null>(null);
  const [sought, seek] = useState('');
  const found = prices.filter(({ words }) => words.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Stack gap="sm">
      <Small>{t('priceListHelp')}</Small>
      {prices.length >= searchFrom && (
        <TextField
          label={t('searchPrices')}
          type="search"
          value={sought}
          onChange={(event) => seek(event.currentTarget.value)}
        />
      )}
      {prices.length === 0 ? (
        <p>{t('nothingListed')}</p>
      ) : found.length === 0 ? (
        <p role="status">{t('nothingCalled')}</p>
      ) : (
        <Stack component={asList} gap={4} aria-label={t('prices')}>
          {found.map((price) => (
            <Row key={price._id} price={price} edit={() => edit(price)} />
          ))}
        </Stack>
      )}
      <div>
        <Button variant="outline" onClick={() => edit('new')}>
          {t('addPrice')}
        </Button>
      </div>
      {edited && <PriceDialog opened={edited === 'new' ? null : edited} close={() => edit(null)} />}
    </Stack>
  );
}

function Row({ price, edit }: { price: ListedPrice; edit: () => void }) {
  const change = trpc.estimates.changePrice.useMutation();
  const { _id: id, ...seen } = price;
  const { kind, words, hsn, inUse } = seen;
  const [run, pending] = useAction(['estimates']);
  const setInUse = () => run(() => change.mutateAsync({ ...seen, id, inUse: !inUse, seen }));
  return (
    <Group component="li" justify="end" gap="0 16px">
      <Box flex="1 1 180px" miw={0}>
        <Text style={{ overflowWrap: 'anywhere' }} {...(!inUse && { c: 'dimmed' })}>
          {words}
        </Text>
        <Small>
          {[kindTexts(kind), hsn && `HSN ${hsn}`, !inUse && t('withdrawn')].filter(Boolean).join(', ')}
        </Small>
      </Box>
      <Money rupees={price.price} />
      <Group gap="xs" className={tightGroup}>
        {inUse && (
          <Button variant="quiet" onClick={edit} aria-label={t('changeOf', { name: words })}>
            {t('change')}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => void setInUse()}
          pending={pending}
          aria-label={t(inUse ? 'withdrawPriceOf' : 'useAgainOf', { name: words })}
        >
          {inUse ? t('withdrawPrice') : t('useAgain')}
        </Button>
      </Group>
    </Group>
  );
}

const startValues = (price: ListedPrice | null) => ({
  kind: price?.kind ?? ('part' as EstimateKind),
  words: price?.words ?? '',
  wordsHi: price?.wordsHi ?? '',
  wordsMr: price?.wordsMr ?? '',
  price: price ? String(price.price) : '',
  hsn: price?.hsn ?? '',
});

export function PriceDialog({ opened, close }: { opened: ListedPrice | null; close: () => void }) {
  const queries = trpc.useUtils();
  const list = trpc.estimates.priceList.useQuery();
  const price = list.data?.find(({ _id }) => _id === opened?._id) ?? opened;
  const add = trpc.estimates.addPrice.useMutation();
  const change = trpc.estimates.changePrice.useMutation();
  const form = useShopForm({ schema: priceForm, initialValues: startValues(opened) });
  const edit = useEdit({
    form,
    saved: price,
    toValues: startValues,
    reload: async () => (await list.refetch()).data?.find(({ _id }) => _id === opened?._id),
  });
  const onSubmit = form.submit(async (fields) => {
    const answer = await edit.save((seen) =>
      price && seen
        ? change.mutateAsync({ ...fields, id: price._id, inUse: price.inUse, seen })
        : add.mutateAsync(fields),
    );
    if (!answer) return;
    toast.success(answer.message);
    await queries.estimates.priceList.invalidate();
    close();
  });
  return (
    <FormDialog
      title={opened ? t('changeOf', { name: opened.words }) : t('addPrice')}
      close={close}
      yes={opened ? settingsTexts('save') : t('add')}
      form={form}
      onSubmit={onSubmit}
    >
      {edit.notice}
      <KindField value={form.values.kind} onChange={(kind) => form.setFieldValue('kind', kind)} />
      <TextField
        label={t('whatItIs')}
        maxLength={maxLength.address}
        data-autofocus
        {...form.field('words')}
      />
      <TranslationFields>
        <TextField
          lang="hi"
          label={translationTexts('hindiName')}
          maxLength={maxLength.address}
          {...form.field('wordsHi')}
        />
        <TextField
          lang="mr"
          label={translationTexts('marathiName')}
          maxLength={maxLength.address}
          {...form.field('wordsMr')}
        />
      </TranslationFields>
      <TextField label={t('priceRupees')} inputMode="decimal" {...form.field('price')} />
      <TextField
        label={t('hsnOptional')}
        description={t('hsnHelp')}
        inputMode="numeric"
        {...form.field('hsn')}
      />
    </FormDialog>
  );
}
