import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { fieldMessages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { email as emailSchema, newPassword } from '#shared/primitives.ts';
import { retentionSentence } from '#shared/rights/retention.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../deps.ts';
import { refuseCommonPassword } from '../features/accounts/common-passwords.ts';
import { createAdmin, promote, roleOf } from '../features/accounts/make-admin.ts';
import { countDue, sweepOld } from '../features/rights/sweep.ts';
import { newToken, openHasher } from '../platform/hash.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run admin -- create EMAIL [--name NAME], or: npm run admin -- sweep [--dry-run]';

type Arguments = { verb: 'create'; email: string; name: string } | { verb: 'sweep'; dryRun: boolean };

function readArguments(): Arguments | string {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const [verb, address, ...rest] = positionals;
    if (verb === 'sweep' && address === undefined) return { verb, dryRun: values['dry-run'] };
    if (verb !== 'create' || rest.length > 0) return usage;
    const email = emailSchema(fieldMessages.emailRequired, fieldMessages.emailFormat).safeParse(address);
    if (!email.success) return `${email.error.issues[0]?.message}. ${usage}`;
    return { verb, email: email.data, name: values.name?.trim() || 'Admin' };
  } catch {
    return usage;
  }
}

async function askPassword(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  process.stdout.write(question);
  const discard = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discard, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const typed = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return typed === '' ? null : typed;
}

async function choosePassword(): Promise<{ password: string; isGenerated: boolean }> {
  const typed = await askPassword('Password (empty: one is made for you): ');
  if (typed === null) return { password: newToken().slice(0, 20), isGenerated: true };
  const checked = newPassword.safeParse(typed);
  if (!checked.success) throw new StartError(checked.error.issues[0]?.message);
  refuseCommonPassword(typed, 'password');
  return { password: typed, isGenerated: false };
}

async function create(db: Db, publicUrl: string, { email, name }: { email: string; name: string }) {
  const role = await roleOf(db, email);
  if (role === 'ADMIN') return console.log(`${email} is an admin already. Nothing was changed.`);
  if (role !== null) {
    await promote(db, email);
    return console.log(`${email} is an admin now. The password is unchanged.`);
  }
  const { password, isGenerated } = await choosePassword();
  await createAdmin(db, { email, name, passwordHash: await openHasher().hash(password) });
  console.log(`${email} is an admin now.`);
  if (isGenerated) console.log(`Password, shown this once (change it after signing in): ${password}`);
  console.log(`Log in at ${publicUrl}${paths.login}; Home then leads you to what comes next.`);
}

const clock = () => new Date();

async function sweep(db: Db, { dryRun }: { dryRun: boolean }): Promise<void> {
  for (const { kept, due } of await countDue(db, { clock }))
    console.log(`${retentionSentence(kept)} ${due} ${dryRun ? 'would be deleted' : 'due'}`);
  if (dryRun) return;
  await sweepOld(db, { clock });
  console.log('Swept.');
}

const args = readArguments();
if (typeof args === 'string') {
  console.error(args);
  process.exitCode = 1;
} else {
  await runCommand(({ db }) =>
    args.verb === 'sweep' ? sweep(db, args) : create(db, readConfig(process.env).publicUrl, args),
  );
}
