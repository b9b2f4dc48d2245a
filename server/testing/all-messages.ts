import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TextTable } from '#shared/texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Message = { file: string; table: string; key: string; en: string; hi: string; mr: string };

/** Reads the messages of all texts files, in the order of files and rows. */
export async function allMessages(): Promise<Message[]> {
  const files: string[] = [];
  for await (const file of glob('{client,server,shared}/**/*texts.ts', { cwd: root })) files.push(file);
  const messages: Message[] = [];
  for (const file of files.sort()) {
    const tables = (await import(`${root}${file}`)) as Record<string, { table?: TextTable }>;
    for (const [table, { table: rows }] of Object.entries(tables))
      for (const [key, row] of Object.entries(rows ?? {})) messages.push({ file, table, key, ...row });
  }
  return messages;
}
