import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { priceForm } from '#shared/estimates/forms.ts';
import type { ListedPrice } from '#shared/estimates/schema.ts';
import { type EstimateKind, kindLabel } from '#shared/estimates/states.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { KindField } from '../../estimates/KindField.tsx';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { useEditConflicts } from '../edit-conflicts/use-edit-conflicts.ts';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { billsAndPricesTexts as t } from './bills-and-prices-texts.ts';
import { settingsTexts } from './texts.ts';

const names = {
  kind: t('kind'),
  words: t('whatItIs'),
  wordsHi: translationTexts('hindiName'),
  wordsMr: translationTexts('marathiName'),
  price: t('priceRupees'),
  hsn: t('hsn'),
} as const;

const formatValue = (field: keyof typeof names, value: unknown): string => {
  if (field === 'kind') return kindLabel(value as EstimateKind);
  return field === 'price' ? formatRupees(Number(value)) : String(value);
};

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
  const edit = useEditConflicts({ form, saved: price, toValues: startValues, reload: list.refetch });
  const onSubmit = form.submit(async (fields) => {
    const { message } = await edit.save((seen) =>
      price && seen
        ? change.mutateAsync({ ...fields, id: price._id, inUse: price.inUse, seen })
        : add.mutateAsync(fields),
    );
    toast.success(message);
    await queries.estimates.priceList.invalidate();
    close();
  });
  return (
    <FormDialog
      title={opened ? t('changeOf', { name: opened.words }) : t('addPrice')}
      close={close}
      pending={form.pending}
      yes={opened ? settingsTexts('save') : t('add')}
      unsaved={form.isDirty()}
      onSubmit={onSubmit}
    >
      <EditConflicts {...edit} names={names} format={formatValue} />
      <KindField value={form.values.kind} onChange={(kind) => form.setFieldValue('kind', kind)} />
      <TextField
        label={names.words}
        maxLength={maxLength.address}
        data-autofocus
        {...form.getInputProps('words')}
      />
      <TranslationFields>
        <TextField
          lang="hi"
          label={names.wordsHi}
          maxLength={maxLength.address}
          {...form.getInputProps('wordsHi')}
        />
        <TextField
          lang="mr"
          label={names.wordsMr}
          maxLength={maxLength.address}
          {...form.getInputProps('wordsMr')}
        />
      </TranslationFields>
      <TextField label={names.price} inputMode="decimal" {...form.getInputProps('price')} />
      <TextField
        label={t('hsnOptional')}
        description={t('hsnHelp')}
        inputMode="numeric"
        {...form.getInputProps('hsn')}
      />
    </FormDialog>
  );
}
