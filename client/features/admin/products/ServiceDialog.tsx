import { Fragment } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Group, SimpleGrid, Small, Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { TextAreaField, TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { legal } from '#shared/business.ts';
import { type AdminService, serviceForm } from '#shared/catalogue/schema.ts';
import { serviceTranslations } from '#shared/catalogue/translations.ts';
import { maxLength } from '#shared/limits.ts';
import settings from '../settings/Settings.module.css';
import { TranslationFields } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { useEdit } from '../use-edit.tsx';
import { PicturesField } from './PicturesField.tsx';
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

const translated = [
  { lang: 'hi', name: translationTexts('hindiName'), description: translationTexts('hindiDescription') },
  { lang: 'mr', name: translationTexts('marathiName'), description: translationTexts('marathiDescription') },
] as const;

export function ServiceDialog({ service, close }: Props) {
  const { data: categories = [] } = trpc.catalogue.categories.useQuery();
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
  const edit = useEdit({
    form,
    saved: reading.data ?? service ?? null,
    toValues: startValues,
    reload: async () => (await reading.refetch()).data,
  });
  const { tryClose, question } = useUnsaved({ unsaved: form.isDirty() || running, close });
  const leave = () => {
    if (!form.pending) tryClose();
  };
  useBackCloses(leave);
  const { field } = form;
  const onSubmit = form.submit(async (values) => {
    const answer = await edit.save((seen) =>
      service && seen ? change.mutateAsync({ ...values, _id: service._id, seen }) : add.mutateAsync(values),
    );
    if (!answer) return;
    toast.success(answer.message);
    void queries.catalogue.invalidate();
    close();
  });
  return (
    <SidePanel title={service ? t('editProduct') : t('addProduct')} close={leave} width={640}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {edit.notice}
          <TextField label={t('productName')} data-autofocus {...field('productName')} />
          <TextField label={t('tags')} description={t('tagsHelp')} {...field('brandName')} />
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <SelectField
              label={t('category')}
              blank={t('selectCategory')}
              options={categories.map(({ value }) => value)}
              nameOf={(one) => categories.find(({ value }) => value === one)?.label ?? one}
              {...field('category')}
            />
            <TextField label={t('charges')} inputMode="decimal" leftSection="₹" {...field('charge')} />
            <TextField
              label={t('warranty')}
              description={t('warrantyHelp')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              inputMode="numeric"
              {...field('warrantyDays')}
            />
          </SimpleGrid>
          <PicturesField
            pictures={form.values.productImage}
            onChange={(pictures) => form.setFieldValue('productImage', pictures)}
            uploads={uploads}
            send={send}
            drop={drop}
            error={form.errors.productImage}
          />
          <TextAreaField label={t('description')} rows={5} {...field('description')} />
          <TranslationFields>
            {translated.map(({ lang, name, description }) => (
              <Fragment key={lang}>
                <TextField
                  lang={lang}
                  label={name}
                  maxLength={maxLength.name}
                  {...field(`translations.${lang}.name`)}
                />
                <TextAreaField
                  lang={lang}
                  label={description}
                  rows={5}
                  maxLength={maxLength.description}
                  {...field(`translations.${lang}.description`)}
                />
              </Fragment>
            ))}
          </TranslationFields>
          <Choice {...field('inShop', { type: 'checkbox' })}>
            <span>
              {t('showInShop')}
              <Small span> {t('showInShopHelp')}</Small>
            </span>
          </Choice>
          <Group justify="flex-end" gap="xs" className={settings.save ?? ''}>
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
