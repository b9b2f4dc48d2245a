// The field and the button that add a category.
import { type FormEvent, useRef, useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { maxLength } from '#shared/limits.ts';
import { clientMessages, fieldMessages } from '#shared/messages.ts';
import classes from './Categories.module.css';
import { useCategoryChange } from './use-category-change.ts';

export function AddCategory() {
  const [label, setLabel] = useState('');
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = trpc.catalogue.addCategory.useMutation();
  const change = useCategoryChange();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    input.current?.focus();
    if (label.trim() === '') {
      setRefused(true);
      return toast.error(fieldMessages.categoryNameEmpty);
    }
    if (await change(() => add.mutateAsync({ label }), clientMessages.categoryAddFailed)) setLabel('');
  };

  return (
    <form className={classes.add} onSubmit={send} noValidate>
      <TextField
        ref={input}
        label="Category name"
        className={classes.name ?? ''}
        value={label}
        maxLength={maxLength.name}
        error={refused ? fieldMessages.categoryNameEmpty : undefined}
        onChange={(event) => {
          setLabel(event.currentTarget.value);
          setRefused(false);
        }}
      />
      <Button type="submit" pending={add.isPending} className={classes.go}>
        Add
      </Button>
    </form>
  );
}
