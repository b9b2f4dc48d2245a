import { useState } from 'react';
import { Link } from 'react-router-dom';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePending } from '#client/lib/use-pending.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Paper, Stack } from '#client/ui/mantine/layout.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Category } from '#shared/catalogue/schema.ts';
import { clientMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { Screen } from '../Screen.tsx';
import classes from './Categories.module.css';
import { CategoryRow } from './CategoryRow.tsx';
import { useCategoryChange, useCategoryName } from './use-category-name.ts';

export function Component() {
  const categories = trpc.catalogue.categories.useQuery(undefined, { staleTime: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<Category | null>(null);
  return (
    <Screen title="All Category">
      <Stack gap="md" maw={640}>
        <AddCategory />
        {categories.isPending && (
          <>
            <LoadingNote what="Loading categories" />
            <Skeleton width="100%" height={240} radius="var(--radius-card)" />
          </>
        )}
        {!categories.data && categories.error && (
          <LoadError error={categories.error} retry={() => void categories.refetch()} />
        )}
        {categories.data?.length === 0 && <p>{clientMessages.noCategories}</p>}
        {categories.data && categories.data.length > 0 && (
          <Paper component="ul" withBorder radius="lg" aria-label="Categories">
            {categories.data.map((category) => (
              <CategoryRow
                key={category._id}
                category={category}
                editing={editing === category._id}
                edit={() => setEditing(category._id)}
                leave={() => setEditing((now) => (now === category._id ? null : now))}
                askDelete={() => setDeleting(category)}
              />
            ))}
          </Paper>
        )}
      </Stack>
      {deleting && <DeleteCategory category={deleting} close={() => setDeleting(null)} />}
    </Screen>
  );
}

function AddCategory() {
  const add = trpc.catalogue.addCategory.useMutation();
  const change = useCategoryChange();
  const { field, submit, pending } = useCategoryName({
    first: '',
    send: (label) => change(() => add.mutateAsync({ label }), clientMessages.categoryAddFailed),
  });

  return (
    <form className={classes.add} onSubmit={submit} noValidate>
      <TextField label="Category name" className={classes.name ?? ''} {...field} />
      <Button type="submit" pending={pending} className={classes.go}>
        Add
      </Button>
    </form>
  );
}

type Props = { category: Category; close: () => void };

export function DeleteCategory({ category, close }: Props) {
  const remove = trpc.catalogue.deleteCategory.useMutation();
  const change = useCategoryChange();
  const inUse = codeOf(remove.error) === 'CONFLICT';

  const [send, pending] = usePending(async () => {
    const failed = clientMessages.categoryDeleteFailed;
    if (await change(() => remove.mutateAsync({ id: category._id }), failed)) close();
  });

  return (
    <ConfirmDialog
      question={`Delete the category ${category.label}?`}
      yes="Delete"
      danger
      pending={pending}
      confirm={() => void send()}
      cancel={close}
    >
      {inUse ? (
        <div role="alert">
          <p>{wordsOf(remove.error)}.</p>
          <Link to={`${paths.admin.products}?category=${encodeURIComponent(category.value)}`}>
            See its services
          </Link>
        </div>
      ) : (
        <p>You can delete a category only when no service uses it.</p>
      )}
    </ConfirmDialog>
  );
}
