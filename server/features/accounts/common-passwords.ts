// The commonest leaked passwords are refused (docs/rules.md#accounts; OWASP ASVS 5, 6.2.4).
import { readFileSync } from 'node:fs';
import { AppError } from '#shared/errors.ts';

const readList = (): ReadonlySet<string> => {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
};

let list: ReadonlySet<string> | undefined;

/** Throws AppError passwordCommon, told at the field `path`, where the password is in the list (without case). */
export function refuseCommonPassword(password: string, path: string): void {
  list ??= readList();
  if (list.has(password.toLowerCase())) throw new AppError('passwordCommon', { path });
}
