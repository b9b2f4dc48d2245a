import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Without this limit, V8 would let garbage grow to several times the live memory.
setFlagsFromString('--heap-growing-percent=50');
enableCompileCache();
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`Node 24 is needed, this is ${process.version}: 'npm start' uses the project's own\n`);
  process.exit(1);
}
const { mistypedWarnings, readConfig, publicShopWarnings } = await import('./config.ts');
const { showProgress } = await import('./platform/progress.ts');
const { demoAdmin, demoCustomers, demoTechnicians } = await import('./seed/people.ts');
const { openShop } = await import('./shop.ts');
const { explainStart } = await import('./start-error.ts');
const { prepareFaces } = await import('./platform/pdf/faces.ts');

const progress = showProgress(process.stderr);
const graceMs = 9_000;
const oneSignalMs = 500;
const prepareAfterMs = 2_000;

function greet(url: string, { demo }: { demo: boolean }): void {
  const accounts = [demoAdmin, demoCustomers[0], demoTechnicians[0]].map(
    ({ email, password }) => `  ${email} / ${password}`,
  );
  const demoLines = ['', 'Demo accounts:', ...accounts, '', `Mails of the demo: ${url}/dev/mailbox`];
  process.stdout.write(`\nThe shop is open: ${url}\n${demo ? `${demoLines.join('\n')}\n` : ''}\n`);
}

function explain(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return explainStart(error, process.env.DATABASE_URL);
  const where = `${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? 4000}`;
  if (error.code === 'EADDRINUSE')
    return `Port in use: ${where}. Stop what runs there or start with PORT=4001 npm start`;
  if (error.code === 'EACCES')
    return `Not allowed to listen on ${where}: choose a port above 1023, e.g. PORT=4000`;
  const isHost = 'hostname' in error && error.hostname === process.env.HOST;
  if (error.code === 'EADDRNOTAVAIL' || isHost)
    return `No such address on this machine: ${where}. Set HOST to one that it has, or to 0.0.0.0 for all`;
  return explainStart(error, process.env.DATABASE_URL);
}

async function run(): Promise<void> {
  for (const line of mistypedWarnings(process.env)) process.stderr.write(`${line}\n`);
  const config = readConfig(process.env);
  for (const line of publicShopWarnings(config)) process.stderr.write(`${line}\n`);
  const shop = await openShop(config, progress.report);
  let closingSince: number | null = null;
  const hurry = new AbortController();
  const end = async (signal: string) => {
    if (signal === 'SIGINT') hurry.abort();
    if (closingSince !== null) {
      if (performance.now() - closingSince > oneSignalMs) process.exit(1);
      return;
    }
    closingSince = performance.now();
    setTimeout(() => process.exit(1), config.leaveMs + graceMs).unref();
    shop.deps.log.info({ signal }, 'closing');
    await shop.close(config.leaveMs, hurry.signal);
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // After an unexpected error the state of the process is unknown. The process exits, and its supervisor
  // restarts it.
  const { log } = shop.deps;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault that nobody expected');
    process.exit(1);
  });
  try {
    await shop.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await shop.close();
    throw error;
  }
  const address = shop.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  greet(config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl, config);
  setTimeout(() => {
    prepareFaces().catch((err) => log.warn({ err }, 'the fonts of bills could not be loaded'));
  }, prepareAfterMs).unref();
}

run().catch((error: unknown) => {
  progress.end();
  const line = explain(error);
  if (line) process.stderr.write(`${line}\n`);
  else console.error(error);
  process.exit(1);
});
