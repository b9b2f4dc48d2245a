// The test projects: `vitest run --config vitest.workspace.ts --project NAME path`. `npm test` runs them all.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { writtenPages } from './client/written-pages.ts';

// Files of a worker share modules and database, which halves the work of a run.
const sharedWorker = { isolate: false };

// Node loads the sources itself, as in the shop. Vite's own loader costs a tenth of a run.
const nodeLoads = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// Rules about the sources, which npm run check tests too.
const architecture = ['server/testing/{architecture,documents,patterns,untranslated}.test.ts'];

// A server test file runs on the embedded database by default. The files in this list run on PostgreSQL,
// because PostgreSQL matters for them or saves half of their time.
const onPostgres = [
  '**/*.postgres.test.ts',
  'migrations/**/*.test.ts',
  'server/{graceful-end,log}.test.ts',
  'server/cli/admin.test.ts',
  'server/features/accounts/{joining,passwords,sessions}.test.ts',
  'server/features/bills/**/*.test.ts',
  'server/features/catalogue/ratings.test.ts',
  'server/features/enquiries/export.test.ts',
  'server/features/estimates/*.test.ts',
  'server/features/figures/*.test.ts',
  'server/features/orders/{account-limits,all-orders,by-total,caller-booking,claims,guest-visits,line-warranties}.test.ts',
  'server/features/orders/{numbers,pictures,reminders,stages-migration}.test.ts',
  'server/http/limits.test.ts',
  'server/platform/mail/{killed,outcome}.test.ts',
  'server/testing/{hostile,order-steps-matrix,rest-contract}.test.ts',
  'server/testing/permissions/*.test.ts',
];

// Tests of code that differs between the databases: booking under locks, the mail queue, rate limits,
// backups, webhooks, and what an erasure leaves.
const onBoth = [
  'server/features/calendar/*.test.ts',
  'server/features/orders/booking.test.ts',
  'server/features/rights/{erase,hostile-names}.test.ts',
  'server/features/webhooks/*.test.ts',
  'server/platform/backup/backup.test.ts',
  'server/platform/limiter.test.ts',
  'server/platform/mail/{mail,mail-queue}.test.ts',
  'server/rest/{api-keys,idempotency}.test.ts',
];

const server = { ...sharedWorker, ...nodeLoads, testTimeout: 20_000, hookTimeout: 30_000 };
const pglite = {
  ...server,
  name: 'server-pglite',
  include: ['server/**/*.test.ts'],
  exclude: [...architecture, ...onPostgres],
  globalSetup: './server/testing/pglite-snapshot.ts',
};
const postgres = {
  ...server,
  name: 'server-postgres',
  include: [...onPostgres, ...onBoth],
  globalSetup: './server/testing/postgres-template.ts',
};
const client = {
  name: 'client',
  include: ['client/**/*.test.{ts,tsx}'],
  setupFiles: ['./client/testing/clean.ts'],
  environment: 'happy-dom',
  testTimeout: 30_000,
};
const journeys = {
  ...sharedWorker,
  ...nodeLoads,
  name: 'e2e',
  include: ['e2e/**/*.test.ts'],
  globalSetup: './e2e/first-start.ts',
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Runs after all others, because browser tests need the whole machine.
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Runs two workers more than there are processors, because many tests wait for a limit, a lock or a
    // process.
    maxWorkers: 4,
    restoreMocks: true,
    // Vitest's default of one second is too short on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['./server/testing/console.ts'],
    // Shuffles tests within a file, because tests must not depend on each other. Files keep Vitest's order:
    // longer ones first, so that none runs last alone.
    sequence: { shuffle: { files: false, tests: true } },

    projects: [
      {
        extends: true,
        test: { ...nodeLoads, name: 'architecture', include: architecture, testTimeout: 20_000 },
      },
      {
        extends: true,
        test: { ...sharedWorker, ...nodeLoads, name: 'shared', include: ['shared/**/*.test.ts'] },
      },
      { extends: true, test: pglite },
      { extends: true, test: postgres },
      { extends: true, plugins: [react(), writtenPages()], test: client },
      { extends: true, test: journeys },
    ],
  },
});
