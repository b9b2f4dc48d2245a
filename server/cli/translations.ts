// Writes all messages of the shop into a spreadsheet, and reads corrected translations back into the sources.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import exceljs from 'exceljs';
import compile from 'icu-minify/compile';
import type { TextTable } from '#shared/texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usage = 'Usage: npm run texts -- export FILE.xlsx | import FILE.xlsx';

type Message = { file: string; table: string; key: string; en: string; hi: string; mr: string };

/** Reads the messages of all texts files in `folder`, in the order of files and rows. */
export async function allMessages(folder = root): Promise<Message[]> {
  const files: string[] = [];
  for await (const file of glob('{client,server,shared}/**/*texts.ts', { cwd: folder })) files.push(file);
  const messages: Message[] = [];
  for (const file of files.sort()) {
    const tables = (await import(`${folder}${file}`)) as Record<string, { table?: TextTable }>;
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

const quoted = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
const literal = `(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`;

/** Replaces the translations of a message in the source of its file. */
export function withTranslations(source: string, { table, key, hi, mr }: Message): string {
  const start = source.search(new RegExp(`export const ${table} = \\w+\\(\\{`));
  const name = /^\w+$/.test(key) ? key : quoted(key);
  const at = source.indexOf(`\n  ${name}: {`, start);
  if (start < 0 || at < 0) throw new Error(`There is no message ${table}.${key}`);
  // A row is one line, or ends with a line of its own.
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
  return source.slice(0, at) + changed + source.slice(at + row.length);
}

/** Lists the arguments and tags of a compiled message, as written in it: `{name}`, `<b>`. */
function argumentsIn(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown): string[] => {
    if (!Array.isArray(node)) return [];
    const [name, ...rest]: unknown[] = node;
    const [type, options] = rest;
    if (rest.length > 0 && !(typeof type === 'number' && type > 0))
      return [`<${name}>`, ...argumentsIn(rest)];
    // Messages take dates as text (format-message.ts).
    if (type === 5 || type === 6) return [`{${name}, date or time}`];
    return [`{${name}}`, ...Object.values(options ?? {}).flatMap(argumentsIn)];
  });
}

const argumentsOf = (text: string) => [...new Set(argumentsIn(compile(text)))].sort().join(' ');

/** Says why a translation cannot replace the English text. Undefined if it can. */
function reasonAgainst(en: string, translation: string): string | undefined {
  if (!translation.trim()) return 'is empty';
  try {
    const [wanted, given] = [argumentsOf(en), argumentsOf(translation)];
    return wanted === given ? undefined : `has ${given || 'no arguments'} instead of ${wanted || 'none'}`;
  } catch (error) {
    return `is not a message in ICU format (${error instanceof Error ? error.message : error})`;
  }
}

/**
 * Writes the translations of a spreadsheet into the texts files of `folder`. Writes nothing if one of its rows
 * is refused. Returns the number of changed messages, and a line for each warning and refusal.
 */
export async function importSheet(file: string, folder = root) {
  const present = new Map(
    (await allMessages(folder)).map((one) => [`${one.file} ${one.table} ${one.key}`, one]),
  );
  const sources = new Map<string, string>();
  const [warnings, refusals]: [string[], string[]] = [[], []];
  let count = 0;
  for (const [at, message] of (await readSheet(file)).entries()) {
    if (Object.values(message).every((cell) => !cell.trim())) continue;
    const where = `Row ${at + 2} (${message.table}.${message.key})`;
    const current = present.get(`${message.file} ${message.table} ${message.key}`);
    if (!current) {
      warnings.push(`${where}: the shop has no such message any more, so the row is left out`);
      continue;
    }
    if (current.en !== message.en)
      warnings.push(`${where}: the English text has changed since the export. Now: ${current.en}`);
    const refused = (['hi', 'mr'] as const).flatMap((language) => {
      const reason = reasonAgainst(current.en, message[language]);
      return reason ? `${where}: ${language} ${reason}` : [];
    });
    refusals.push(...refused);
    if (refused.length > 0 || (current.hi === message.hi && current.mr === message.mr)) continue;
    const path = `${folder}${message.file}`;
    const source = sources.get(path) ?? (await readFile(path, 'utf8'));
    sources.set(path, withTranslations(source, message));
    count += 1;
  }
  if (refusals.length > 0) return { count: 0, warnings, refusals };
  for (const [path, source] of sources) await writeFile(path, source);
  return { count, warnings, refusals };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, file] = process.argv.slice(2);
  if (what === 'export' && file) {
    const messages = await allMessages();
    await writeSheet(messages, file);
    console.log(`${messages.length} messages written to ${file}`);
  } else if (what === 'import' && file) {
    const { count, warnings, refusals } = await importSheet(file);
    for (const line of [...warnings, ...refusals]) console.error(line);
    if (refusals.length > 0) {
      console.error(`Nothing was changed. Rows to correct: ${refusals.length}`);
      process.exitCode = 1;
    } else console.log(`${count} messages changed. Check them: npm run format && npm run check`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
}
