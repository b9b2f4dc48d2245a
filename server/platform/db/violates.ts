// Rules that the database keeps (unique, check, foreign key) speak through its errors.

/** True where PostgreSQL refused a change because of the named constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;
