import { useEffect, useRef } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { AdminCategory } from '#shared/catalogue/schema.ts';
import { maxLength } from '#shared/limits.ts';
import { clientMessages } from '#shared/messages.ts';
import { MoveButtons, type Order, useRow } from '../list/order.tsx';
import { UntranslatedMark } from '../translations/Translations.tsx';
import classes from './Categories.module.css';
import { CategoryTranslations } from './CategoryTranslations.tsx';
import { categoryTexts as t } from './texts.ts';
import { labelOf, useCategoryForm } from './use-category-form.ts';

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
          <Text component="div" fw={600} flex={{ base: '1 0 100%', xs: '1 1 90px' }} miw={0}>
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
