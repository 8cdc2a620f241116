import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            'contract/**/*.test.ts',
            'dashboard/**/*.test.ts',
            'server/**/*.test.ts',
            'studio/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['server/test/**', 'dashboard/test/**', '**/node_modules/**'],
          // A busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          // One kind after the other: each wants the cores for itself.
          sequence: { groupOrder: 1 },
          include: ['server/test/**/*.test.ts'],
          globalSetup: ['server/test/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The processes under test need the cores too; files that count requests must not disturb each other.
          fileParallelism: false,
        },
      },
      {
        test: {
          // A person's way through the product, in a real browser.
          name: 'dashboard',
          sequence: { groupOrder: 2 },
          include: ['dashboard/test/**/*.test.ts'],
          globalSetup: ['dashboard/test/support/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
