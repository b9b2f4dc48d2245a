import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import classes from './EditConflicts.module.css';
import type { EditConflict } from './use-edit-conflicts.ts';

type Props<Field extends string> = {
  conflicts: readonly EditConflict<Field>[];
  choose: (field: Field, side: 'mine' | 'theirs') => void;
  /** The labels of the fields. */
  names: Readonly<Record<Field, string>>;
  /** Writes a value for people; a blank text is shown as 'blank'. */
  format?: (field: Field, value: unknown) => string;
};

/** Shows both values of each field that two admins changed at once, with a button for each. */
export function EditConflicts<Field extends string>({
  conflicts,
  choose,
  names,
  format = (_, value) => String(value),
}: Props<Field>) {
  if (conflicts.length === 0) return null;
  return (
    <Notice kind="failure">
      <p>Someone else has changed this meanwhile. Please choose what to keep.</p>
      <ul className={classes.list}>
        {conflicts.map(({ field, mine, theirs }) => (
          <li key={field}>
            <p className={classes.name}>{names[field]}</p>
            <div className={classes.sides}>
              <p className={classes.value}>Yours: {format(field, mine) || 'blank'}</p>
              <Button
                variant="outline"
                aria-label={`Keep yours: ${names[field]}`}
                onClick={() => choose(field, 'mine')}
              >
                Keep yours
              </Button>
            </div>
            <div className={classes.sides}>
              <p className={classes.value}>Theirs: {format(field, theirs) || 'blank'}</p>
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
