import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { adminTexts as t } from './texts.ts';

type Values = Record<string, unknown>;

type Form<V extends Values> = {
  getValues: () => V;
  setValues: (values: V) => void;
  resetDirty: (values: V) => void;
  isDirty: () => boolean;
  getInputNode: (field: string) => Element | null;
};

type Options<V extends Values, Saved> = {
  form: Form<V>;
  /** The record as last read from the server. Its reference changes only with its content. */
  saved: Saved;
  toValues: (saved: Saved) => V;
  reload: () => Promise<Saved | undefined>;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form of a record that others edit too. An untouched form follows the record. A save over somebody's change is
 * refused: `notice` says who changed what and when. The typed values stay, the form takes over the others, and the
 * next save sends both.
 */
export function useEdit<V extends Values, Saved extends { [Field in keyof V]: unknown } | null>({
  form,
  saved,
  toValues,
  reload,
}: Options<V, Saved>) {
  const [seen, setSeen] = useState(saved);
  const [changed, setChanged] = useState<{ words: string; fields: string[] } | null>(null);
  const sent = useRef<V>(undefined);
  const update = (values: V, record: Saved) => {
    setSeen(record);
    setChanged(null);
    form.setValues(values);
    form.resetDirty(toValues(record));
  };
  const fill = (record: Saved) => update(toValues(record), record);
  const follow = useEffectEvent((record: Saved) => {
    if (!isSame(record, seen) && !form.isDirty()) fill(record);
  });
  useEffect(() => follow(saved), [saved]);
  const fieldsOf = (record: Saved) =>
    record && Object.fromEntries(Object.keys(form.getValues()).map((field) => [field, record[field]]));
  return {
    notice: changed && <Changed {...changed} show={() => fill(saved)} />,
    fill,
    /** Fills the form with the record that `save` has stored. What the user typed since then stays. */
    fillSaved: (record: Saved) => {
      const kept = Object.entries(form.getValues()).filter(
        ([field, value]) => sent.current && !isSame(value, sent.current[field]),
      );
      update({ ...toValues(record), ...Object.fromEntries(kept) }, record);
    },
    /** Calls `send` with the record that the form was filled with. Returns null if somebody has changed it. */
    save: async <T,>(send: (seen: Saved) => Promise<T>): Promise<T | null> => {
      sent.current = { ...form.getValues() };
      try {
        const answer = await send(fieldsOf(seen) as Saved);
        setChanged(null);
        return answer;
      } catch (error) {
        const now = codeOf(error) === 'CONFLICT' ? await reload() : undefined;
        if (now === undefined || isSame(fieldsOf(now), fieldsOf(seen))) throw error;
        const [before, after, typed] = [toValues(seen), toValues(now), form.getValues()];
        const others = Object.keys(typed).filter((field) => !isSame(before[field], after[field]));
        const untouched = others.filter((field) => isSame(typed[field], before[field]));
        const taken = Object.fromEntries(untouched.map((field) => [field, after[field]]));
        update({ ...typed, ...taken }, now);
        setChanged({
          words: wordsOf(error),
          fields: others.map((field) => changeWords(form, field, after[field])),
        });
        return null;
      }
    },
  };
}

/** Formats 'UPI id: new@bank', with the label of the field on the screen. */
function changeWords(form: Pick<Form<Values>, 'getInputNode'>, field: string, value: unknown): string {
  const input = form.getInputNode(field) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null;
  const label = input?.labels?.[0]?.textContent ?? '';
  // The stored value of a select is not the text that the screen shows.
  const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return label && isShown && !(input instanceof HTMLSelectElement) ? `${label}: ${value}` : label;
}

function Changed({ words, fields, show }: { words: string; fields: string[]; show: () => void }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1}>
      <Notice kind="failure">
        <p>{words}</p>
        {fields.filter(Boolean).map((field) => (
          <p key={field}>{field}</p>
        ))}
        <Button variant="outline" onClick={show}>
          {t('showNew')}
        </Button>
      </Notice>
    </div>
  );
}
