// The test projects: `vitest run --config vitest.workspace.ts --project NAME path`. `npm test` runs them all.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { writtenPages } from './client/written-pages.ts';

// Files of a worker share modules and database, which halves the work of a run.
const sharedWorker = { isolate: false };

// Node loads the sources itself, as in the shop. Vite's own loader costs a tenth of a run.
const nodeLoads = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// Rules about the sources, which npm run check tests too.
const architecture = ['server/testing/{architecture,documents,patterns,spellings,untranslated}.test.ts'];

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
  'server/features/orders/booking.test.ts',
  'server/platform/limiter.test.ts',
  'server/platform/mail/mail-queue.test.ts',
];
// `npm test` runs these on PostgreSQL alone, `npm run test:slow` on the embedded database.
const onBothSlowly = [
  'server/features/calendar/*.test.ts',
  'server/features/rights/{erase,hostile-names}.test.ts',
  'server/features/webhooks/*.test.ts',
  'server/platform/backup/backup.test.ts',
  'server/platform/mail/mail.test.ts',
  'server/rest/{api-keys,idempotency}.test.ts',
];

// Tests for `npm run test:slow` alone: faults of processes and of PostgreSQL under load, and walks of a browser
// through all pages.
const slow = {
  pglite: ['server/testing/faults/killed.pglite.test.ts'],
  postgres: ['server/testing/faults/{faults,killed,one-part-fails}.postgres.test.ts'],
  journeys: ['e2e/{budgets,covered-text,hostile-text,list-layouts,written-pages}.test.ts'],
};

// The files that take longest, so that none of them runs last alone.
const longest = [
  'e2e/trouble.test.ts',
  'e2e/admin-orders.test.ts',
  'e2e/admin-products.test.ts',
  'e2e/my-orders.test.ts',
  'server/platform/backup/backup.test.ts',
  'server/testing/hostile.test.ts',
  'server/testing/rest-contract.test.ts',
  'server/testing/order-steps-matrix.test.ts',
  'client/features/admin/new-booking/NewBookingPage.test.tsx',
  'server/platform/db/embedded-folder.pglite.test.ts',
  'server/features/imports/imports.test.ts',
  'client/features/enquiries/EnquiryForm.test.tsx',
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const server = { ...sharedWorker, ...nodeLoads };
const pglite = {
  ...server,
  name: 'server-pglite',
  include: ['server/**/*.test.ts'],
  exclude: [...architecture, ...onPostgres, ...onBothSlowly, ...slow.pglite, ...slow.postgres],
  globalSetup: './server/testing/pglite-snapshot.ts',
};
const postgres = {
  ...server,
  name: 'server-postgres',
  include: [...onPostgres, ...onBoth, ...onBothSlowly],
  exclude: slow.postgres,
  globalSetup: './server/testing/postgres-template.ts',
};
const client = {
  ...sharedWorker,
  name: 'client',
  include: ['client/**/*.test.{ts,tsx}'],
  setupFiles: ['./client/testing/clean.ts'],
  environment: 'happy-dom',
};
const journeys = {
  ...sharedWorker,
  ...nodeLoads,
  name: 'e2e',
  include: ['e2e/**/*.test.ts'],
  exclude: slow.journeys,
  globalSetup: './e2e/first-start.ts',
  maxWorkers: 2,
  // Runs after all others, because browser tests need the whole machine.
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Runs two workers more than there are processors, because many tests wait for a limit, a lock or a
    // process.
    maxWorkers: 4,
    restoreMocks: true,
    // They end a test that hangs. No busy machine should reach them.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['./server/testing/console.ts'],
    // Shuffles tests within a file, because tests must not depend on each other. CI has one order, so that a
    // red run can be repeated.
    sequence: {
      shuffle: { files: false, tests: true },
      seed: process.env.CI === 'true' ? 1 : Date.now(),
      sequencer: LongestFirst,
    },

    projects: [
      {
        extends: true,
        test: { ...nodeLoads, name: 'architecture', include: architecture },
      },
      {
        extends: true,
        test: { ...sharedWorker, ...nodeLoads, name: 'shared', include: ['shared/**/*.test.ts'] },
      },
      { extends: true, test: pglite },
      { extends: true, test: postgres },
      { extends: true, plugins: [react(), writtenPages()], test: client },
      { extends: true, test: journeys },
      {
        extends: true,
        test: { ...pglite, name: 'slow-pglite', include: [...onBothSlowly, ...slow.pglite], exclude: [] },
      },
      {
        extends: true,
        // One by one and after the others, because they measure the answers of a shop under load.
        test: {
          ...postgres,
          name: 'slow-postgres',
          include: slow.postgres,
          exclude: [],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      { extends: true, test: { ...journeys, name: 'slow-e2e', include: slow.journeys, exclude: [] } },
    ],
  },
});
