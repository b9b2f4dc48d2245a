import { useEffect, useRef } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Category } from '#shared/catalogue/schema.ts';
import { clientMessages } from '#shared/messages.ts';
import classes from './Categories.module.css';
import { useCategoryChange, useCategoryName } from './use-category-name.ts';

type Props = {
  category: Category;
  editing: boolean;
  edit: () => void;
  leave: () => void;
  askDelete: () => void;
};

export function CategoryRow({ category, editing, edit, leave, askDelete }: Props) {
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) wasEditing.current = true;
  }, [editing]);
  return (
    <li className={classes.row}>
      {editing ? (
        <RenameForm category={category} leave={leave} />
      ) : (
        <>
          <span className={classes.label}>{category.label}</span>
          <Button variant="quiet" onClick={edit} autoFocus={wasEditing.current}>
            Edit
          </Button>
          <Button variant="danger" className={classes.delete} onClick={askDelete}>
            Delete
          </Button>
        </>
      )}
    </li>
  );
}

function RenameForm({ category, leave }: { category: Category; leave: () => void }) {
  const rename = trpc.catalogue.renameCategory.useMutation();
  const change = useCategoryChange();
  const { field, submit, pending } = useCategoryName({
    first: category.label,
    send: async (label) => {
      const renamed = { id: category._id, label };
      const done = await change(() => rename.mutateAsync(renamed), clientMessages.categoryUpdateFailed);
      if (done) leave();
      return done;
    },
  });
  useEffect(() => {
    field.ref.current?.focus();
    field.ref.current?.select();
  }, [field.ref]);

  return (
    <form className={classes.rename} onSubmit={submit} noValidate>
      <TextField
        size="sm"
        aria-label={`New name of ${category.label}`}
        className={classes.name ?? ''}
        {...field}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !pending) leave();
        }}
      />
      <Button type="submit" pending={pending}>
        Save
      </Button>
      <Button variant="quiet" onClick={leave} pending={pending}>
        Cancel
      </Button>
    </form>
  );
}
