// The test projects: `vitest run --config vitest.workspace.ts --project NAME path`. `npm test` runs them all.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// A worker loads the modules, opens its database and makes its document once, not for every file: that was half of a
// run's work and more.
const together = { isolate: false };

// Node loads the sources itself, as it does for the shop; Vite's own loading of them took a tenth of a run's work.
const asTheShop = { experimental: { viteModuleRunner: false, nodeLoader: false } };

// rules on the sources themselves: they need no database, and npm run check runs them too
const architecture = ['server/testing/architecture.test.ts', 'server/testing/documents.test.ts'];

const server = {
  ...together,
  ...asTheShop,
  include: ['server/**/*.test.ts', 'migrations/**/*.test.ts'],
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

// What does not depend on the database: it runs on the embedded one alone.
const onOneDatabase = [
  'server/cli/refusals.test.ts',
  'server/config.test.ts',
  'server/features/accounts/device.test.ts',
  'server/features/orders/{mail,rules}.test.ts',
  'server/http/{bodies,bounds,client-address,database-away,deadline,hung-up,media,range,security-headers}.test.ts',
  'server/pages/address.test.ts',
  'server/platform/{cache/tagged-cache,hash,semaphore}.test.ts',
  'server/platform/mail/{paced-attempts,postmark,render}.test.ts',
  'server/platform/media/{pictures,stores}.test.ts',
  'server/procedures/init.test.ts',
  'server/rest/{answers,bodies,contract-names,docs,guide,limits,paths-and-methods}.test.ts',
  'server/rest/openapi/document.test.ts',
  'server/seed/demo-shop.test.ts',
  'server/testing/hostile-text.test.ts',
];

// What asks much of the database, and of either the same: it runs on PostgreSQL alone, which takes half as much of the
// machine. Each domain has other files that run on both.
const onPostgresAlone = [
  'server/features/accounts/{joining,passwords}.test.ts',
  'server/features/bills/files.test.ts',
  'server/features/catalogue/ratings.test.ts',
  'server/features/enquiries/export.test.ts',
  'server/features/orders/{account-limits,by-total,caller-booking,line-warranties,pictures,reminders}.test.ts',
  'server/http/limits.test.ts',
  'server/platform/mail/{outcome,waiting}.test.ts',
  'server/testing/{hostile,order-steps-matrix}.test.ts',
  'server/testing/permissions/{foreign-pages,levels}.test.ts',
];

// What only one of the two databases can show stands in NAME.pglite.test.ts or NAME.postgres.test.ts.
const pglite = {
  ...server,
  name: 'server-pglite',
  exclude: [...architecture, '**/*.postgres.test.ts', ...onPostgresAlone],
  globalSetup: './server/testing/pglite-snapshot.ts',
};
const postgres = {
  ...server,
  name: 'server-postgres',
  exclude: [...architecture, '**/*.pglite.test.ts', ...onOneDatabase],
  globalSetup: './server/testing/postgres-template.ts',
};
const client = {
  ...together,
  name: 'client',
  include: ['client/**/*.test.{ts,tsx}'],
  setupFiles: ['./client/testing/clean.ts'],
  environment: 'happy-dom',
  testTimeout: 30_000,
};
const journeys = {
  ...together,
  ...asTheShop,
  name: 'e2e',
  include: ['e2e/**/*.test.ts'],
  globalSetup: './e2e/first-start.ts',
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // after all others: journeys want the machine for themselves
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // two more than processors: many a test waits for a limit, a lock or a process
    maxWorkers: 4,
    passWithNoTests: true,
    restoreMocks: true,
    // a second, as it is by itself, is over where the machine does something else
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['./server/testing/console.ts'],
    // no test may depend on what another left behind; files stand in order of their length, so that none is last alone
    sequence: { shuffle: { files: false, tests: true } },

    projects: [
      { extends: true, test: { ...asTheShop, name: 'architecture', include: architecture } },
      {
        extends: true,
        test: { ...together, ...asTheShop, name: 'shared', include: ['shared/**/*.test.ts'] },
      },
      { extends: true, test: pglite },
      { extends: true, test: postgres },
      { extends: true, plugins: [react()], test: client },
      { extends: true, test: journeys },
    ],
  },
});
