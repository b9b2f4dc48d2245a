// What two people changed at once: both values side by side, and a choice for each.
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import classes from './EditConflicts.module.css';
import type { EditConflict, MergedForm } from './use-merged-form.ts';

type Props<V extends Record<string, unknown>> = {
  merged: MergedForm<V>;
  /** What a field is called on the form. */
  names: Readonly<Record<keyof V & string, string>>;
  /** A value in words; '' is told as blank. */
  words?: (conflict: EditConflict<V>['field'], value: unknown) => string;
};

export function EditConflicts<V extends Record<string, unknown>>({ merged, names, words }: Props<V>) {
  const { conflicts, choose } = merged;
  if (conflicts.length === 0) return null;
  const say = (field: EditConflict<V>['field'], value: unknown) =>
    words?.(field, value) || String(value) || 'blank';
  return (
    <Notice kind="failure">
      <p>Someone else has changed this meanwhile. Please choose what to keep.</p>
      <ul className={classes.list}>
        {conflicts.map(({ field, mine, theirs: other }) => (
          <li key={field}>
            <p className={classes.name}>{names[field]}</p>
            <div className={classes.sides}>
              <p className={classes.value}>Yours: {say(field, mine)}</p>
              <Button
                variant="outline"
                aria-label={`Keep yours: ${names[field]}`}
                onClick={() => choose(field, 'mine')}
              >
                Keep yours
              </Button>
            </div>
            <div className={classes.sides}>
              <p className={classes.value}>Theirs: {say(field, other)}</p>
              <Button
                variant="outline"
                aria-label={`Take theirs: ${names[field]}`}
                onClick={() => choose(field, 'theirs')}
              >
                Take theirs
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
