// The field and the button that add a category.
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { clientMessages } from '#shared/messages.ts';
import classes from './Categories.module.css';
import { useCategoryChange } from './use-category-change.ts';
import { useCategoryName } from './use-category-name.ts';

export function AddCategory() {
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
