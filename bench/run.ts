// npm run bench: our whole stack over /api against the bare server given beside the project, in turns (A B A B),
// same rows, same machine. `-- --scale` prints what growth costs instead. LIMITS_DIR names the bare server's folder.
// BENCH_CLUSTER (postgres://…/postgres) is a PostgreSQL whose databases stay for the next run: a million orders take
// minutes to write.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '#server/testing/free-port.ts';
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
import { printCrowd } from './crowd.ts';
import { type Burst, burst, middle, warm } from './load.ts';
import { newDatabase, ourDatabase, ourServer } from './ours.ts';
import { memoryOf, type Server, startServer } from './processes.ts';
import { fillLimit, type Size } from './rows.ts';
import { runScale } from './scale.ts';
import { type Work, works } from './workloads.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const only = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
const size: Size = { services: 200, users: 1000, orders: 10_000, enquiries: 1000 };

const limitsFolder = pathToFileURL(`${process.env.LIMITS_DIR ?? `${root}../shared/limits`}/`);

const bare = async (databaseUrl: string, memory: boolean): Promise<Server> => {
  const env: Record<string, string> = { DATABASE_URL: databaseUrl, ...(memory ? { CACHE: '1' } : {}) };
  const script = fileURLToPath(new URL('raw-http.mjs', limitsFolder));
  return startServer([script], { cwd: root, env, port: await freePort(), probe: '/health' });
};

const cell = (text: string | number, width: number) => String(text).padStart(width);
const cpu = (b: Burst) => `${b.cpuServer.toFixed(0)}+${b.cpuDatabase.toFixed(0)}`;

function printRow(work: Work, ours: Burst, limit: Burst): void {
  const ratio = ours.perSecond / limit.perSecond;
  console.log(
    [
      work.name.padEnd(34),
      cell(ours.perSecond.toFixed(0), 8),
      cell(limit.perSecond.toFixed(0), 8),
      cell(`${ratio.toFixed(2)} (${work.least})`, 13),
      ratio >= work.least ? ' ok  ' : ' LOW ',
      cell(`${ours.p50}/${ours.p99}`, 9),
      cell(cpu(ours), 10),
      cell(cpu(limit), 10),
      ours.wrong + limit.wrong > 0 ? ` WRONG ${ours.wrong}/${limit.wrong}` : '',
    ].join(' '),
  );
}

async function compare(work: Work, ours: Server, limit: Server): Promise<void> {
  const a: Burst[] = [];
  const b: Burst[] = [];
  await warm(ours, work.ours);
  await warm(limit, work.limit);
  for (let round = 0; round < rounds; round += 1) {
    a.push(await burst(ours, work.ours, seconds));
    b.push(await burst(limit, work.limit, seconds));
  }
  printRow(work, middle(a), middle(b));
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const beside = async (name: string, env: Record<string, string>, probe: string) =>
  startServer([script(name)], { cwd: root, env, port: await freePort(), probe });

// The first start compiles what the others find; it is not counted.
async function printStarts(databaseUrl: string): Promise<void> {
  const starts: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const server = await ourServer(databaseUrl);
    starts.push(server.startedInMs);
    if (nth === 3) console.log(`idle memory ${memoryOf(server.pid).toFixed(0)} MiB (200)`);
    await server.end();
  }
  const counted = starts.slice(1).map((ms) => ms.toFixed(0));
  console.log(`first answer after ${counted.join(', ')} ms (700)`);
}

async function runRatios(cluster: string): Promise<void> {
  if (!existsSync(limitsFolder))
    throw new Error(`No bare server in ${fileURLToPath(limitsFolder)}: set LIMITS_DIR`);
  const limitUrl = await newDatabase(cluster, 'bench_limit');
  await fillLimit(limitUrl, limitsFolder, size);
  const few = await ourDatabase(cluster, 'bench_ours', size);
  const many = await ourDatabase(cluster, 'bench_many', { ...size, services: 10_000, orders: 1000 });
  if (!only) await printStarts(few);
  const same = (url: string) => beside('same-server.ts', { DATABASE_URL: url }, '/health');
  const ours = { few: await ourServer(few), many: await ourServer(many) };
  const limits = {
    sql: await bare(limitUrl, false),
    memory: await bare(limitUrl, true),
    empty: await beside('empty-server.ts', {}, '/'),
    same: await same(few),
    many: await same(many),
  };
  console.log(
    'work                                  ours/s  limit/s  ratio (least)        p50/p99  cpu µs ours, limit (server+db)',
  );
  try {
    const etag = (await fetch(`${ours.few.url}/api/get-company`)).headers.get('etag') ?? '';
    for (const work of works(etag)) {
      if (only && !work.name.includes(only)) continue;
      if (work.services) await compare(work, ours.many, limits.many);
      else await compare(work, ours.few, limits[work.against]);
    }
    if (!only || only === 'crowd') await printCrowd(ours.few, few);
  } finally {
    await Promise.all([...Object.values(ours), ...Object.values(limits)].map((server) => server.end()));
  }
}

const bin = findPostgres();
if (!bin) {
  console.error('The bench needs PostgreSQL: apt-get install -y postgresql');
  process.exit(1);
}
const isScale = process.argv.includes('--scale');
// what a shop of that size would give its database (docs/operations.md)
const { BENCH_CLUSTER: given } = process.env;
const cluster = given
  ? { url: given, close: async () => {} }
  : await startCluster(bin, isScale ? '-c shared_buffers=2GB' : '');
try {
  if (isScale) await runScale(cluster.url, only);
  else await runRatios(cluster.url);
} finally {
  await cluster.close();
}
