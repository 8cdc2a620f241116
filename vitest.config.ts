import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './dashboard/build/messages.ts';

/** Journeys that start their own database and processes and use none of the shared ones. They mostly wait. */
const separateJourneys = [
  'billing-requests',
  'cells',
  'console-cells',
  'leak-reports-cells',
  'malformed-model-answers',
  'check-subscriptions',
  'console-project-query-plans',
  // Measures the memory of the process: nothing else may run in it.
  'design-memory',
  'director',
  'director-refinement',
  'id-partitions',
  'language-model',
  'migrations',
  'admin-cli-reencryption',
  'partitions',
  'processing-window',
  'replay',
  'report-usage',
  'sandbox-retention',
  'traces',
  'workspace-move',
].map((name) => `server/test/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messagesPlugin],
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            'cli/**/*.test.ts',
            'contract/**/*.test.ts',
            'dashboard/**/*.test.ts',
            'evaluation/**/*.test.ts',
            'sdk/**/*.test.ts',
            'server/**/*.test.ts',
            'site/**/*.test.ts',
            'studio/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['server/test/**', 'dashboard/test/**', '**/node_modules/**'],
          setupFiles: ['tools/ci/set-property-seed.ts'],
          // Tests must not time out on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Files share a thread and its loaded modules, so the studio is opened once per thread, not once per file.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          // Projects run one after the other, because each needs all cores.
          sequence: { groupOrder: 1 },
          include: ['server/test/**/*.test.ts'],
          exclude: separateJourneys,
          setupFiles: ['tools/ci/set-property-seed.ts'],
          globalSetup: ['server/test/support/global-setup.ts'],
          // Many journeys start their own processes, which takes a while on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Files share the API, worker and console processes; those that count requests must not disturb each other.
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        test: {
          name: 'journeys-apart',
          sequence: { groupOrder: 2 },
          include: separateJourneys,
          // Many journeys start their own processes, which takes a while on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        test: {
          // People's journeys through the product, in a real browser.
          name: 'dashboard',
          sequence: { groupOrder: 3 },
          include: ['dashboard/test/**/*.test.ts'],
          setupFiles: ['dashboard/test/support/describe-failures.ts'],
          globalSetup: ['dashboard/test/support/global-setup.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 300_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
