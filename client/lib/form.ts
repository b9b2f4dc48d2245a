import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ChunkLoadError, isReachable } from '#client/app/chunk.ts';
import type { SendValue } from '#shared/sent-form.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';
import { fieldFailures, wordsOf } from './failure.ts';
import { fieldsIn, replayTyped } from './replay-typed.ts';
import { submitWithoutReact, useSent } from './sent-form.ts';
import { toast } from './toast.ts';
import { usePending } from './use-pending.ts';

type Values = Record<string, unknown>;

type Form<V extends Values> = ReturnType<typeof useForm<V>>;

export type FieldProps = ReturnType<Form<Values>['getInputProps']>;

export type FirstValues<S extends z.ZodType> = {
  [Field in keyof Required<z.input<S>>]: z.input<S>[Field] | '';
};

type Options<S extends z.ZodType, V extends Values> = {
  /** Customers' forms load their schema at the first touch (rules.ts). */
  schema: S | (() => Promise<S>);
  initialValues: V & FirstValues<S>;
  /** Stores the values under this name, over a reload or an expired session. Never for passwords. */
  draft?: string;
  keepDraft?: boolean;
  /** The form's button (Button's `sends`), if the server answers the form too. */
  sends?: SendValue;
};

function failuresOf(schema: z.ZodType, values: Values): Record<string, string> {
  const checked = schema.safeParse(values);
  const failures: Record<string, string> = {};
  for (const issue of checked.error?.issues ?? []) failures[String(issue.path[0])] ??= issue.message;
  return failures;
}

const focusFirstFailure = (element: HTMLFormElement) =>
  element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

function useFirstTouch(load: () => Promise<unknown>): void {
  const begin = useEffectEvent(() => void load().catch(() => {}));
  useEffect(() => {
    const touches = ['pointerdown', 'keydown', 'input'];
    for (const touch of touches) addEventListener(touch, begin, { once: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, begin);
    };
  }, []);
}

/** Restores stored values. Ignores fields of another version of the form. */
function useDraft<V extends Values>(form: Form<V>, initialValues: V, draft: string | undefined): void {
  const restore = useEffectEvent((name: string) => {
    const stored = readDraft(name);
    const fitting = Object.entries(stored ?? {}).filter(([field]) => field in initialValues);
    if (fitting.length > 0) form.setValues(Object.fromEntries(fitting) as Partial<V>);
  });
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);
}

/**
 * A Mantine form with the shop's validation. `submit(send, failed)` returns the form's onSubmit: it
 * validates, focuses the first failing field, and calls `send` with the schema's output. While `send` runs,
 * `pending` is true and a second submit does nothing. `field(name)` is the props of a field. Refused fields show
 * the server's messages. Other
 * failures go to `failed`, or become a toast.
 */
export function useShopForm<S extends z.ZodType, V extends Values>(options: Options<S, V>) {
  const { schema, draft, keepDraft = false } = options;
  const sent = useSent(options.sends ?? '');
  const initialValues = { ...options.initialValues, ...sent?.values };
  const form = useForm<V>({
    name: useId().replace(/[^a-z0-9]/gi, ''),
    initialValues,
    initialErrors: sent?.problems ?? {},
    onValuesChange: (values) => {
      if (draft) writeDraft(draft, values);
    },
  });
  // A form whose code loads late replays its typed values itself. For other forms, main.tsx does.
  const replay = useEffectEvent(() => {
    const field = form.getInputNode(Object.keys(initialValues)[0] ?? '') as HTMLInputElement | null;
    if (field?.form) void replayTyped(fieldsIn(field.form));
  });
  useEffect(() => replay(), []);
  const readSchema = async () => (typeof schema === 'function' ? schema() : schema);
  useFirstTouch(readSchema);
  // The values that were just sent are newer than the draft.
  useDraft(form, initialValues, sent ? undefined : draft);
  const refuse = (element: HTMLFormElement, refused: Record<string, string>) => {
    flushSync(() => form.setErrors(refused));
    focusFirstFailure(element);
  };

  const [run, pending] = usePending(
    async (
      element: HTMLFormElement,
      button: HTMLElement | null,
      send: (output: z.output<S>) => Promise<unknown>,
      failed?: (error: unknown) => void,
    ) => {
      const values = form.getValues();
      try {
        const loaded = await readSchema();
        const refused = failuresOf(loaded, values);
        if (Object.keys(refused).length > 0) return refuse(element, refused);
        await send(loaded.parse(values));
        if (draft && !keepDraft) dropDraft(draft);
      } catch (error) {
        if (options.sends && error instanceof ChunkLoadError && (await isReachable()))
          return submitWithoutReact(element, button);
        const fields = fieldFailures(error);
        const fitting = Object.keys(fields).some((field) => field in values);
        if (fitting) refuse(element, fields);
        if (failed) failed(error);
        else if (!fitting) toast.error(wordsOf(error));
      }
    },
  );
  const submit =
    (send: (output: z.output<S>) => Promise<unknown>, failed?: (error: unknown) => void) =>
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      await run(event.currentTarget, submitter, send, failed);
    };

  const { getInputProps, ...rest } = form;
  const field: typeof getInputProps = (name, kind) => ({
    name,
    ...getInputProps(name, kind),
    ...(name === Object.keys(sent?.problems ?? {})[0] && { autoFocus: true }),
  });
  return { ...rest, field, submit, pending, sent };
}
