import { useEffect, useRef } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { AdminCategory } from '#shared/catalogue/schema.ts';
import { clientMessages } from '#shared/messages.ts';
import { MoveButtons, type Order, useRow } from '../list/order.tsx';
import { UntranslatedMark } from '../translations/Translations.tsx';
import classes from './Categories.module.css';
import { CategoryTranslations } from './CategoryTranslations.tsx';
import { categoryTexts as t } from './texts.ts';
import { labelOf, useCategoryName } from './use-category-name.ts';

type Props = {
  category: AdminCategory;
  order: Order;
  editing: boolean;
  edit: () => void;
  leave: () => void;
  askDelete: () => void;
};

export function CategoryRow({ category, order, editing, edit, leave, askDelete }: Props) {
  const row = useRow(order, category._id);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) wasEditing.current = true;
  }, [editing]);
  return (
    <li ref={row} className={classes.row}>
      {editing ? (
        <RenameForm category={category} leave={leave} />
      ) : (
        <>
          <Text component="div" fw={600} flex="1 1 90px" miw={0}>
            {labelOf(category)}
            <UntranslatedMark {...category.translations} />
          </Text>
          <MoveButtons order={order} id={category._id} name={labelOf(category)} />
          <Button variant="quiet" onClick={edit} autoFocus={wasEditing.current}>
            {t('edit')}
          </Button>
          <Button variant="danger" style={{ borderColor: 'transparent' }} onClick={askDelete}>
            {t('delete')}
          </Button>
        </>
      )}
    </li>
  );
}

function RenameForm({ category, leave }: { category: AdminCategory; leave: () => void }) {
  const rename = trpc.catalogue.renameCategory.useMutation();
  const { field, translations, submit, pending } = useCategoryName({
    first: category.label,
    firstTranslations: category.translations,
    failed: clientMessages.categoryUpdateFailed,
    send: (form) => rename.mutateAsync({ id: category._id, ...form }),
    done: leave,
  });
  useEffect(() => {
    field.ref.current?.focus();
    field.ref.current?.select();
  }, [field.ref]);

  return (
    <Flex component="form" wrap="wrap" gap="xs" align="start" flex={1} onSubmit={submit} noValidate>
      <TextField
        size="sm"
        aria-label={t('newName', { name: category.label })}
        className={classes.name ?? ''}
        {...field}
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
      <CategoryTranslations {...translations} />
    </Flex>
  );
}
