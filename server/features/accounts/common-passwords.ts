// OWASP ASVS 5, rule 6.2.4, asks for a check against common passwords.
import { readFileSync } from 'node:fs';
import { AppError } from '#shared/errors.ts';

const readList = (): ReadonlySet<string> => {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
};

let list: ReadonlySet<string> | undefined;

export function refuseCommonPassword(password: string, path: string): void {
  list ??= readList();
  if (list.has(password.toLowerCase())) throw new AppError('passwordCommon', { path });
}
