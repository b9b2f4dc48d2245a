import type { z } from 'zod';
import { type FirstValues, useShopForm } from '#client/lib/form.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group, Small } from '#client/ui/mantine/layout.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { useEdit } from '../use-edit.tsx';
import classes from './Settings.module.css';
import { settingsTexts as t } from './texts.ts';

type Values = Record<string, unknown>;
type Fields<V> = { [Field in keyof V]: unknown };

type Options<S extends z.ZodType, V extends Values, Saved extends Fields<V>> = {
  schema: S;
  saved: Saved;
  toValues: (saved: Saved) => V & FirstValues<S>;
  refetch: () => Promise<Saved | undefined>;
  /** Sends the form's output together with the record that the form was filled with. */
  send: (output: z.output<S>, seen: Saved) => Promise<{ message: string }>;
  note: string;
  /** Asks before the user leaves unsaved input. */
  guarded?: boolean;
};

/** A section of Settings: its form, the notice of a colleague's change, and the bar that saves. */
export function useSettingsForm<S extends z.ZodType, V extends Values, Saved extends Fields<V>>({
  schema,
  saved,
  toValues,
  refetch,
  send,
  note,
  guarded = true,
}: Options<S, V, Saved>) {
  const form = useShopForm<S, V>({ schema, initialValues: toValues(saved) });
  const edit = useEdit<V, Saved>({ form, saved, toValues, reload: refetch });
  const unsaved = form.isDirty();
  const { question } = useUnsaved({ unsaved: unsaved && guarded });
  const onSubmit = form.submit(async (output) => {
    const answer = await edit.save((seen) => send(output, seen));
    if (!answer) return;
    toast.success(answer.message);
    edit.fillSaved((await refetch()) ?? saved);
  });
  const bar = (
    <Group gap="xs" className={classes.save ?? ''}>
      <Button type="submit" pending={form.pending}>
        {t('save')}
      </Button>
      {unsaved && (
        <Button variant="outline" onClick={() => edit.fill(saved)}>
          {t('undo')}
        </Button>
      )}
      <Small>{note}</Small>
      {question}
    </Group>
  );
  return { form, notice: edit.notice, onSubmit, bar };
}
