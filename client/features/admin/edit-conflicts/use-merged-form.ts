// A form that others may be filling in too: what they save meanwhile is taken over where it was not touched here, and shown
// beside one's own where it was.
import { useEffect, useEffectEvent, useState } from 'react';

type Values = Record<string, unknown>;

type Form<V extends Values> = {
  getValues: () => V;
  setValues: (values: V) => void;
  resetDirty: (values: V) => void;
  clearFieldError: (field: string) => void;
};

/** A field with what stands in the form and what somebody else saved. */
export type EditConflict<V extends Values> = { field: keyof V & string; mine: unknown; theirs: unknown };

export type MergedForm<V extends Values> = {
  /** Fields that both changed, until one of the two values was chosen. */
  conflicts: readonly EditConflict<V>[];
  /** Settles one of them. */
  choose: (field: keyof V & string, whose: 'mine' | 'theirs') => void;
  /** The fields that differ from what was seen, and what was seen in them. */
  changes: () => { fields: readonly (keyof V & string)[]; seen: V };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** These fields of an object alone. */
export const pickFields = <V extends object, K extends keyof V>(
  values: V,
  fields: readonly K[],
): Partial<Pick<V, K>> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Pick<V, K>>;

/** `saved` is what the server has, in the form's own values: the newest reading, in the same object until it changes. */
export function useMergedForm<V extends Values>(form: Form<V>, saved: V): MergedForm<V> {
  const [seen, setSeen] = useState(saved);
  const [conflicting, setConflicting] = useState<readonly (keyof V & string)[]>([]);
  const fields = Object.keys(saved) as (keyof V & string)[];

  const settle = (values: V, known: V) => {
    setSeen(known);
    form.setValues(values);
    form.resetDirty(known);
  };
  const meet = useEffectEvent((now: V) => {
    if (same(now, seen)) return setConflicting([]);
    const values = { ...form.getValues() };
    const known = { ...seen };
    const both: (keyof V & string)[] = [];
    for (const field of fields) {
      const mine = values[field];
      const untouched = same(mine, seen[field]);
      if (same(now[field], seen[field])) continue;
      if (!untouched && !same(mine, now[field])) {
        both.push(field);
        continue;
      }
      values[field] = now[field];
      known[field] = now[field];
    }
    settle(values, known);
    setConflicting(both);
  });
  useEffect(() => meet(saved), [saved]);

  const choose = (field: keyof V & string, whose: 'mine' | 'theirs') => {
    const values = form.getValues();
    settle(whose === 'theirs' ? { ...values, [field]: saved[field] } : values, {
      ...seen,
      [field]: saved[field],
    });
    form.clearFieldError(field);
    setConflicting(conflicting.filter((other) => other !== field));
  };
  const values = form.getValues();
  return {
    conflicts: conflicting.map((field) => ({ field, mine: values[field], theirs: saved[field] })),
    choose,
    changes: () => {
      const typed = form.getValues();
      return { fields: fields.filter((field) => !same(typed[field], seen[field])), seen };
    },
  };
}
