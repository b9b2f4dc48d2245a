// Writes the table of settings in the operations guide.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../server/config.ts';

const guide = new URL('../docs/operations.md', import.meta.url);
const table = /(<!-- settings: npm run settings-table -->\n)[\s\S]*?(<!-- end of settings -->)/;

const rows = Object.entries(settings).map(
  ([name, schema]) => `| \`${name}\` | ${String(schema.description).replaceAll('|', '\\|')} |`,
);
const text = ['| setting | meaning (what holds without it) |', '| --- | --- |', ...rows, '', ''].join('\n');

const current = readFileSync(guide, 'utf8');
if (!table.test(current)) throw new Error('docs/operations.md has lost the place of its table');
const updated = current.replace(table, (_all, begin: string, end: string) => begin + text + end);
const isCheck = process.argv.includes('--check');
if (updated !== current && isCheck) {
  console.error('docs/operations.md is not up to date: npm run settings-table');
  process.exitCode = 1;
} else if (updated !== current) writeFileSync(guide, updated);
