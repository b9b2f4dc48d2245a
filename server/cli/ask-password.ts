// A password from the terminal, without showing it.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal; null where there is none (a script) or nothing was typed. */
export async function askPassword(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const typed = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return typed === '' ? null : typed;
}
