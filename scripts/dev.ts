// Vite serves the pages and forwards all other requests to the server. The server restarts when its files
// change.
import { spawn } from 'node:child_process';
import { createServer as createProbe } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { endWithNpm } from './end-with-npm.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const giveUp = (line: string): never => {
  console.error(line);
  process.exit(1);
};
const settings = () => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return giveUp((error as Error).message);
  }
};
const { host, port } = settings();
const serverPort = port + 1;

const isFree = (wanted: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createProbe().once('error', () => resolve(false));
    probe.listen(wanted, host, () => probe.close(() => resolve(true)));
  });
// Checks both ports before it starts a process.
for (const wanted of [port, serverPort])
  if (!(await isFree(wanted)))
    giveUp(`Port in use: ${host}:${wanted}. Start with PORT=4100 npm run dev, which takes 4101 too`);

const address = `http://${host}:${port}`;
const behind = [
  '/api',
  '/trpc',
  '/media',
  '/calendar',
  '/clips',
  '/dev',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
];

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', path('server/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
    // Skips the pause for load balancers after SIGTERM. Only Vite calls this server, and each change restarts
    // it.
    LEAVE_SECONDS: '0',
  },
});
const serverEnded = new Promise((resolve) => server.once('exit', resolve));

const pages = await createServer({
  configFile: path('client/vite.config.ts'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: Object.fromEntries(behind.map((prefix) => [prefix, { target: `http://${host}:${serverPort}` }])),
  },
});

let ending = false;
const end = async () => {
  if (ending) return;
  ending = true;
  server.kill('SIGTERM');
  await Promise.all([pages.close(), serverEnded]);
  process.exit();
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
endWithNpm();
server.once('exit', end);

await pages.listen();
console.log(`\nPages with reload: ${address}\n`);
