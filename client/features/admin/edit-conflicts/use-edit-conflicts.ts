import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeOf } from '#client/lib/failure.ts';

type Values = Record<string, unknown>;

type Form<V extends Values> = {
  getValues: () => V;
  setValues: (values: V) => void;
  resetDirty: (values: V) => void;
  clearFieldError: (field: string) => void;
};

export type EditConflict<Field extends string> = { field: Field; mine: unknown; theirs: unknown };

type Options<V extends Values, Saved> = {
  form: Form<V>;
  /** The record as last read from the server. Its reference changes only with its content. */
  saved: Saved;
  toValues: (saved: Saved) => V;
  reload: () => Promise<unknown>;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Updates a form while other admins edit the same record. Fields that the user has not touched follow
 * `saved`. A field that the user and another admin changed is a conflict until `choose` is called.
 */
export function useEditConflicts<V extends Values, Saved extends { [Field in keyof V]: unknown } | null>({
  form,
  saved,
  toValues,
  reload,
}: Options<V, Saved>) {
  type Field = keyof V & string;
  const [seen, setSeen] = useState(saved);
  const [fields, setFields] = useState<readonly Field[]>([]);

  const sent = useRef<V>(undefined);

  const update = (values: V, known: Saved) => {
    setSeen(known);
    form.setValues(values);
    form.resetDirty(toValues(known));
  };
  const merge = useEffectEvent((now: Saved) => {
    if (isSame(now, seen)) return setFields([]);
    const theirs = toValues(now);
    const base = toValues(seen);
    const values = { ...form.getValues() };
    const changed = (Object.keys(values) as Field[]).filter((field) => !isSame(theirs[field], base[field]));
    const isConflict = (field: Field) =>
      !isSame(values[field], base[field]) && !isSame(values[field], theirs[field]);
    const both = changed.filter(isConflict);
    for (const field of changed) if (!both.includes(field)) values[field] = theirs[field];
    const stillSeen = Object.fromEntries(both.map((field) => [field, seen?.[field]]));
    update(values, { ...now, ...stillSeen });
    setFields(both);
  });
  useEffect(() => merge(saved), [saved]);

  const values = form.getValues();
  const conflicts = fields.map((field) => ({ field, mine: values[field], theirs: toValues(saved)[field] }));
  return {
    conflicts,
    choose: (field: Field, side: 'mine' | 'theirs') => {
      const chosen = side === 'theirs' ? { ...values, [field]: toValues(saved)[field] } : values;
      update(chosen, { ...seen, [field]: saved?.[field] } as Saved);
      form.clearFieldError(field);
      setFields(fields.filter((other) => other !== field));
    },
    fill: (record: Saved) => {
      update(toValues(record), record);
      setFields([]);
    },
    /** Fills the form with the record that `save` has stored. What the user typed since then stays. */
    fillSaved: (record: Saved) => {
      const now = form.getValues();
      const kept = Object.entries(now).filter(
        ([field, value]) => sent.current && !isSame(value, sent.current[field]),
      );
      update({ ...toValues(record), ...Object.fromEntries(kept) }, record);
      setFields([]);
    },
    /**
     * Calls `send` with the record that the form was filled with. After a 409, reads the record again and
     * shows conflicts.
     */
    save: async <T>(send: (seen: Saved) => Promise<T>): Promise<T> => {
      const fields = Object.keys(values).map((field) => [field, seen?.[field]]);
      sent.current = { ...form.getValues() };
      try {
        return await send((seen && Object.fromEntries(fields)) as Saved);
      } catch (error) {
        if (codeOf(error) === 'CONFLICT') await reload();
        throw error;
      }
    },
  };
}
