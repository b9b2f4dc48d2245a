// npm run dev: the shop with reload. Vite serves the pages and hands the rest on to the server, which restarts
// whenever a file of it changes.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { endWithNpm } from './end-with-npm.ts';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4000);
const serverPort = port + 1;
const address = `http://${host}:${port}`;
const behind = [
  '/api',
  '/trpc',
  '/media',
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
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL ?? address },
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

try {
  await pages.listen();
  console.log(`\nPages with reload: ${address}\n`);
} catch (error) {
  const { message } = error as Error;
  const taken = message.includes('already in use');
  console.error(taken ? `Port in use: ${host}:${port}. Start with PORT=4100 npm run dev` : message);
  process.exitCode = 1;
  await end();
}
