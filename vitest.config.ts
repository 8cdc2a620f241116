import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'studio/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['server/test/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['server/test/**/*.test.ts'],
          globalSetup: ['server/test/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The processes under test need the cores too; files that count requests must not disturb each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
