// The test projects: `vitest run --config vitest.workspace.ts --project NAME path`. `npm test` runs them all.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const quiet = './server/testing/console.ts';
const architecture = 'server/testing/architecture.test.ts';
// Not one of these may depend on what another left behind.
const sequence = { shuffle: { tests: true, files: true } };

const server = {
  include: ['server/**/*.test.ts', 'migrations/**/*.test.ts'],
  exclude: [architecture],
  setupFiles: [quiet],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence,
    passWithNoTests: true,
    projects: [
      { test: { name: 'architecture', include: [architecture], testTimeout: 30_000 } },
      { test: { name: 'shared', include: ['shared/**/*.test.ts'], setupFiles: [quiet], restoreMocks: true } },
      { test: { ...server, name: 'server-pglite', globalSetup: './server/testing/pglite-snapshot.ts' } },
      { test: { ...server, name: 'server-postgres', globalSetup: './server/testing/postgres-template.ts' } },
      {
        plugins: [react()],
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [quiet],
          restoreMocks: true,
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/built-pages.ts',
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
