import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { NativeSelect } from '#client/ui/mantine/inputs.ts';
import { Group, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { legal } from '#shared/business.ts';
import { type AdminService, serviceForm } from '#shared/catalogue/schema.ts';
import { serviceTranslations } from '#shared/catalogue/translations.ts';
import { formatRupees } from '#shared/format.ts';
import { languages } from '#shared/language.ts';
import { maxLength } from '#shared/limits.ts';
import { Choice } from '../Choice.tsx';
import { EditConflicts } from '../edit-conflicts/EditConflicts.tsx';
import { useEditConflicts } from '../edit-conflicts/use-edit-conflicts.ts';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { PicturesField } from './PicturesField.tsx';
import classes from './ServiceDialog.module.css';
import { productTexts as t } from './texts.ts';
import { addPicture, useUploads } from './use-uploads.ts';

type Props = {
  service?: AdminService;
  close: () => void;
};

const startValues = (service: AdminService | null) => ({
  productName: service?.productName ?? '',
  brandName: service?.brandName ?? '',
  category: service?.category ?? '',
  charge: service ? String(service.charge) : '',
  warrantyDays: String(service?.warrantyDays ?? legal.warrantyDays),
  productImage: service?.productImage ?? [],
  description: service?.description ?? '',
  translations: service?.translations ?? serviceTranslations.parse({}),
  inShop: service?.inShop ?? true,
});

const names = {
  productName: t('productName'),
  brandName: t('tags'),
  category: t('category'),
  charge: t('charges'),
  warrantyDays: t('warranty'),
  productImage: t('images'),
  description: t('description'),
  translations: `${languages.hi}, ${languages.mr}`,
  inShop: t('showInShop'),
} as const;

const formatValue = (field: keyof typeof names, value: unknown): string => {
  if (field === 'inShop') return value ? t('inShop') : t('offShop');
  if (field === 'charge') return formatRupees(Number(value));
  if (field === 'translations') {
    const { hi, mr } = serviceTranslations.parse(value);
    return [hi.name, hi.description, mr.name, mr.description].filter(Boolean).join(' · ');
  }
  if (!Array.isArray(value)) return String(value);
  return t('pictureCount', { count: value.length });
};

export function ServiceDialog({ service, close }: Props) {
  const categories = trpc.catalogue.categories.useQuery();
  const queries = trpc.useUtils();
  const reading = trpc.catalogue.adminService.useQuery(
    { productId: service?._id ?? '' },
    { enabled: service !== undefined, staleTime: 0, ...(service && { initialData: service }) },
  );
  const add = trpc.catalogue.addService.useMutation();
  const change = trpc.catalogue.changeService.useMutation();
  const form = useShopForm({ schema: serviceForm, initialValues: startValues(service ?? null) });
  const { uploads, send, drop, running } = useUploads((address) =>
    form.setFieldValue('productImage', (pictures) => addPicture(pictures, address)),
  );
  const edit = useEditConflicts({
    form,
    saved: reading.data ?? service ?? null,
    toValues: startValues,
    reload: reading.refetch,
  });
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty() || running, close });
  const leave = () => {
    if (!form.pending) tryClose();
  };
  useBackCloses(leave);
  const field = form.getInputProps;
  const onSubmit = form.submit(async (values) => {
    const { message } = await edit.save((seen) =>
      service && seen ? change.mutateAsync({ ...values, _id: service._id, seen }) : add.mutateAsync(values),
    );
    toast.success(message);
    void queries.catalogue.invalidate();
    close();
  });
  return (
    <SidePanel title={service ? t('editProduct') : t('addProduct')} close={leave} width={640}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <EditConflicts {...edit} names={names} format={formatValue} />
          <TextField label={names.productName} data-autofocus {...field('productName')} />
          <TextField label={names.brandName} description={t('tagsHelp')} {...field('brandName')} />
          <div className={classes.pair}>
            <NativeSelect label={names.category} {...field('category')}>
              <option value="">{t('selectCategory')}</option>
              {categories.data?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
            <TextField label={names.charge} inputMode="decimal" leftSection="₹" {...field('charge')} />
            <TextField
              label={names.warrantyDays}
              description={t('warrantyHelp')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              {...field('warrantyDays')}
            />
          </div>
          <PicturesField
            pictures={form.values.productImage}
            onChange={(pictures) => form.setFieldValue('productImage', pictures)}
            uploads={uploads}
            send={send}
            drop={drop}
            error={form.errors.productImage}
          />
          <TextAreaField label={names.description} rows={5} {...field('description')} />
          <TranslationFields>
            <TextField
              lang="hi"
              label={translationTexts('hindiName')}
              maxLength={maxLength.name}
              {...field('translations.hi.name')}
            />
            <TextAreaField
              lang="hi"
              label={translationTexts('hindiDescription')}
              rows={5}
              maxLength={maxLength.description}
              {...field('translations.hi.description')}
            />
            <TextField
              lang="mr"
              label={translationTexts('marathiName')}
              maxLength={maxLength.name}
              {...field('translations.mr.name')}
            />
            <TextAreaField
              lang="mr"
              label={translationTexts('marathiDescription')}
              rows={5}
              maxLength={maxLength.description}
              {...field('translations.mr.description')}
            />
          </TranslationFields>
          <Choice>
            <input type="checkbox" {...field('inShop', { type: 'checkbox' })} />
            <span>
              {names.inShop}
              <Text span size="sm" c="dimmed">
                {' '}
                {t('showInShopHelp')}
              </Text>
            </span>
          </Choice>
          <Group justify="flex-end" gap="xs" className={classes.actions ?? ''}>
            <Button variant="outline" onClick={tryClose} pending={form.pending}>
              {t('cancel')}
            </Button>
            <Button type="submit" pending={form.pending || running}>
              {running ? t('uploading') : t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </SidePanel>
  );
}
