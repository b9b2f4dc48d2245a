import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { Flex, Group, Paper, Stack, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { AdminCategory } from '#shared/catalogue/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { clientMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { tightGroup } from '../cells.tsx';
import { Loaded } from '../Loaded.tsx';
import { MoveButtons, type RowOrder, useDraggableRow, useRowOrder } from '../list/order.tsx';
import { Screen } from '../Screen.tsx';
import { UntranslatedMark } from '../translations/Translations.tsx';
import { translationTexts } from '../translations/texts.ts';
import { CategoryTranslations, noCategoryTexts } from './CategoryTranslations.tsx';
import { categoryTexts as t } from './texts.ts';
import { categoryLabel, useCategoryChange, useCategoryForm } from './use-category-form.ts';

export function Component() {
  const categories = trpc.catalogue.adminCategories.useQuery(undefined, { staleTime: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const [untranslated, setUntranslated] = useState(false);
  const [deleting, setDeleting] = useState<AdminCategory | null>(null);
  const store = trpc.catalogue.moveCategory.useMutation();
  const ids = categories.data?.map(({ _id }) => _id) ?? [];
  const { order, announcement } = useRowOrder(ids, store.mutateAsync);
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
          <Paper component="ul" className="rows" withBorder radius="lg" aria-label={t('categories')}>
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
        <TextField
          size="sm"
          label={t('name')}
          flex={1}
          miw={0}
          maxLength={maxLength.name}
          {...field('label')}
        />
        <Button type="submit" pending={pending} style={{ marginTop: 25 }}>
          {t('add')}
        </Button>
        <CategoryTranslations field={field} />
      </Flex>
    </form>
  );
}

export function DeleteCategory({ category, close }: { category: AdminCategory; close: () => void }) {
  const remove = trpc.catalogue.deleteCategory.useMutation();
  const [run, pending] = useCategoryChange(clientMessages.categoryDeleteFailed);
  const inUse = codeOf(remove.error) === 'CONFLICT';
  return (
    <ConfirmDialog
      question={t('deleteQuestion', { name: categoryLabel(category) })}
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

type CategoryRowProps = {
  category: AdminCategory;
  order: RowOrder;
  editing: boolean;
  edit: () => void;
  leave: () => void;
  askDelete: () => void;
};

function CategoryRow({ category, order, editing, edit, leave, askDelete }: CategoryRowProps) {
  const row = useDraggableRow(order, category._id);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) wasEditing.current = true;
  }, [editing]);
  return (
    <li ref={row}>
      <Group className={tightGroup} justify="flex-end" gap="4px 8px" mih={52} p="4px 8px 4px 16px">
        {editing ? (
          <RenameForm category={category} leave={leave} />
        ) : (
          <>
            <Text component="div" fw={600} flex={{ base: '1 0 100%', xs: '1 1 90px' }} miw={0}>
              {categoryLabel(category)}
              <UntranslatedMark {...category.translations} />
            </Text>
            <MoveButtons order={order} id={category._id} name={categoryLabel(category)} />
            <Button variant="quiet" onClick={edit} autoFocus={wasEditing.current}>
              {t('edit')}
            </Button>
            <Button variant="quiet" style={{ color: 'var(--muted)' }} onClick={askDelete}>
              {t('delete')}
            </Button>
          </>
        )}
      </Group>
    </li>
  );
}

function RenameForm({ category, leave }: { category: AdminCategory; leave: () => void }) {
  const rename = trpc.catalogue.renameCategory.useMutation();
  const { field, onSubmit, pending } = useCategoryForm({
    first: category,
    failed: clientMessages.categoryUpdateFailed,
    send: (form) => rename.mutateAsync({ id: category._id, ...form }),
    done: leave,
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form onSubmit={onSubmit} noValidate style={{ flex: 1 }}>
      <Flex wrap="wrap" gap="xs" align="start">
        <TextField
          size="sm"
          aria-label={t('newName', { name: category.label })}
          flex={1}
          miw={0}
          maxLength={maxLength.name}
          {...field('label')}
          autoFocus
          ref={input}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !pending) leave();
          }}
        />
        <Button type="submit" pending={pending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={leave} pending={pending}>
          {t('cancel')}
        </Button>
        <CategoryTranslations field={field} />
      </Flex>
    </form>
  );
}
