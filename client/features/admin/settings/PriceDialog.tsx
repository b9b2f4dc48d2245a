import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { priceForm } from '#shared/estimates/forms.ts';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import type { EstimateKind } from '#shared/estimates/states.ts';
import { maxLength } from '#shared/limits.ts';
import { KindField } from '../../estimates/KindField.tsx';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { useEdit } from '../use-edit.tsx';
import { billsAndPricesTexts as t } from './bills-and-prices-texts.ts';
import { settingsTexts } from './texts.ts';

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
