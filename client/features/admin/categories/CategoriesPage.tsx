import { useState } from 'react';
import { Link } from 'react-router-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { Flex, Group, Paper, Stack } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { AdminCategory } from '#shared/catalogue/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { clientMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { Loaded } from '../Loaded.tsx';
import { useOrder } from '../list/order.tsx';
import { Screen } from '../Screen.tsx';
import { translationTexts } from '../translations/texts.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { CategoryTranslations, noCategoryTexts } from './CategoryTranslations.tsx';
import { categoryTexts as t } from './texts.ts';
import { labelOf, useCategoryChange, useCategoryForm } from './use-category-form.ts';

export function Component() {
  const categories = trpc.catalogue.adminCategories.useQuery(undefined, { staleTime: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const [untranslated, setUntranslated] = useState(false);
  const [deleting, setDeleting] = useState<AdminCategory | null>(null);
  const store = trpc.catalogue.moveCategory.useMutation();
  const ids = categories.data?.map(({ _id }) => _id) ?? [];
  const { order, announcement } = useOrder(ids, store.mutateAsync);
  const shown = categories.data?.filter(
    ({ translations: { hi, mr } }) => !untranslated || hi === '' || mr === '',
  );
  return (
    <Screen title={t('allCategory')}>
      <Stack gap="md" maw={640}>
        <AddCategory />
        <Loaded reading={categories} height={240}>
          {({ length }) =>
            length === 0 ? (
              <p>{clientMessages.noCategories}</p>
            ) : (
              <Group>
                <FilterSelect
                  label={translationTexts('languages')}
                  value={untranslated ? translationTexts('without') : ''}
                  options={[translationTexts('without')]}
                  onChange={(value) => setUntranslated(value !== '')}
                />
                {shown?.length === 0 && <p>{translationTexts('allTranslated')}</p>}
              </Group>
            )
          }
        </Loaded>
        {shown && shown.length > 0 && (
          <Paper component="ul" withBorder radius="lg" aria-label={t('categories')}>
            {shown.map((category) => (
              <CategoryRow
                key={category._id}
                category={category}
                order={order}
                editing={editing === category._id}
                edit={() => setEditing(category._id)}
                leave={() => setEditing((now) => (now === category._id ? null : now))}
                askDelete={() => setDeleting(category)}
              />
            ))}
          </Paper>
        )}
      </Stack>
      {announcement}
      {deleting && <DeleteCategory category={deleting} close={() => setDeleting(null)} />}
    </Screen>
  );
}

function AddCategory() {
  const add = trpc.catalogue.addCategory.useMutation();
  const { field, onSubmit, pending } = useCategoryForm({
    first: { label: '', translations: noCategoryTexts },
    failed: clientMessages.categoryAddFailed,
    send: add.mutateAsync,
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Flex wrap="wrap" gap="xs" align="start">
        <TextField label={t('name')} flex={1} miw={0} maxLength={maxLength.name} {...field('label')} />
        <Button type="submit" pending={pending} style={{ minHeight: 48, marginTop: 25 }}>
          {t('add')}
        </Button>
        <CategoryTranslations field={field} />
      </Flex>
    </form>
  );
}

type Props = { category: AdminCategory; close: () => void };

export function DeleteCategory({ category, close }: Props) {
  const remove = trpc.catalogue.deleteCategory.useMutation();
  const [run, pending] = useCategoryChange(clientMessages.categoryDeleteFailed);
  const inUse = codeOf(remove.error) === 'CONFLICT';
  return (
    <ConfirmDialog
      question={t('deleteQuestion', { name: labelOf(category) })}
      yes={t('delete')}
      danger
      pending={pending}
      confirm={() => void run(() => remove.mutateAsync({ id: category._id }), close)}
      cancel={close}
    >
      {inUse ? (
        <div role="alert">
          <p>{wordsOf(remove.error)}.</p>
          <Link to={`${paths.admin.products}?category=${encodeURIComponent(category.value)}`}>
            {t('seeServices')}
          </Link>
        </div>
      ) : (
        <p>{t('deleteHelp')}</p>
      )}
    </ConfirmDialog>
  );
}
