import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/support/**/*.test.ts', 'test/corpus/**/*.test.ts'],
          setupFiles: ['test/support/seed.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['test/api/**/*.test.ts', 'test/faults/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same files on PostgreSQL, which runs for as long as they do.
        test: {
          name: 'api-postgres',
          include: ['test/api/**/*.test.ts'],
          // It brings both databases along.
          exclude: ['test/api/bus.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/support/api-postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // Some 200 walks through a real browser: one that stumbles once on a busy machine is walked again, and told.
          retry: 2,
        },
      },
    ],
  },
})
