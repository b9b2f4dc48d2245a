// Writes all messages of the shop into a spreadsheet, and reads corrected translations back into the sources.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import exceljs from 'exceljs';
import type { TextTable } from '#shared/texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = 'Usage: npm run texts -- export FILE.xlsx | import FILE.xlsx';

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

const columns = ['Where', 'Table', 'Key', 'English', 'हिन्दी', 'मराठी'];

export async function writeSheet(messages: readonly Message[], file: string): Promise<void> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Messages', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map((header, at) => ({ header, width: at < 3 ? 24 : 60 }));
  for (const { file, table, key, en, hi, mr } of messages) sheet.addRow([file, table, key, en, hi, mr]);
  await book.xlsx.writeFile(file);
}

export async function readSheet(file: string): Promise<Message[]> {
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(file);
  const rows = book.worksheets[0]?.getRows(2, book.worksheets[0].rowCount - 1) ?? [];
  return rows.map((row) => {
    const [file = '', table = '', key = '', en = '', hi = '', mr = ''] = columns.map(
      (_, at) => row.getCell(at + 1).text,
    );
    return { file, table, key, en, hi, mr };
  });
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const literal = `(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`;

/** Replaces the translations of a message in the source of its file. */
export function withTranslations(source: string, { table, key, hi, mr }: Message): string {
  const start = source.indexOf(`export const ${table} = texts({`);
  const name = /^\w+$/.test(key) ? key : quoted(key);
  const at = source.indexOf(`\n  ${name}: {`, start);
  if (start < 0 || at < 0) throw new Error(`There is no message ${table}.${key}`);
  // A row stands on one line, or ends with a line of its own.
  const line = source.slice(at, source.indexOf('\n', at + 1));
  const row = line.endsWith('},') ? line : source.slice(at, source.indexOf('\n  },', at));
  const changed = [
    ['hi', hi],
    ['mr', mr],
  ].reduce(
    (text, [language = '', words = '']) =>
      text.replace(
        new RegExp(`(\\b${language}:\\s*)${literal}`),
        (_, before: string) => before + quoted(words),
      ),
    row,
  );
  return source.replace(row, () => changed);
}

async function importSheet(file: string): Promise<number> {
  const present = new Map((await allMessages()).map((one) => [`${one.file} ${one.table} ${one.key}`, one]));
  let count = 0;
  for (const message of await readSheet(file)) {
    const current = present.get(`${message.file} ${message.table} ${message.key}`);
    if (!current || (current.hi === message.hi && current.mr === message.mr)) continue;
    const path = `${root}${message.file}`;
    await writeFile(path, withTranslations(await readFile(path, 'utf8'), message));
    count += 1;
  }
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, file] = process.argv.slice(2);
  if (what === 'export' && file) {
    const messages = await allMessages();
    await writeSheet(messages, file);
    console.log(`${messages.length} messages written to ${file}`);
  } else if (what === 'import' && file) {
    console.log(`${await importSheet(file)} messages changed. Check them: npm run format && npm run check`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
}
