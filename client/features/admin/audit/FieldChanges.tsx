// What an entry changed, field by field: the old value struck out, the new one after it.
import { Text } from '#client/ui/mantine/layout.tsx';
import type { AuditEntry } from '#shared/backoffice/schema.ts';
import classes from './Audit.module.css';
import { fieldChanges } from './entry-words.ts';

export function FieldChanges({ entry }: { entry: AuditEntry }) {
  return (
    <ul className={classes.changes}>
      {fieldChanges(entry.before, entry.after).map(({ field, before, after }) => (
        <li key={field}>
          <Text span inherit c="dimmed">
            {field}
          </Text>{' '}
          {before && (
            <del>
              <span className="visually-hidden">was </span>
              {before}
            </del>
          )}{' '}
          {after && (
            <ins>
              <span className="visually-hidden">now </span>
              {after}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
