import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { atMost, isSoak, patience } from './test/support/draw.ts'
import LongestFirst from './test/support/longest-first.ts'
import { onEmbedded, onPostgres } from './test/support/on-postgres.ts'
import { triedFaults, walkedJourneys } from './test/support/walked.ts'

/** Tests of the API sign thousands of people up. */
const quickPasswords = { 'better-auth/crypto': join(import.meta.dirname, 'test/support/quick-passwords.ts') }

/** Unit tests that stand in for a module, count memory or measure time: each has a worker of its own. */
const apart = [
  'src/design/checks/work.test.ts',
  'src/design/partial-work.test.ts',
  'src/engine/memory.test.ts',
  'src/engine/trades/added.test.ts',
  'src/server/mail/mail.test.ts',
  'src/server/workers/workers.test.ts',
]

/** The longest begin first in a soak, which ends with its last file. */
const sequence = isSoak ? { sequencer: LongestFirst } : {}

const reporters = ['./test/support/slowest-files.ts', 'default']

export default defineConfig({
  test: {
    reporters: process.env['GITHUB_ACTIONS'] ? [...reporters, 'github-actions'] : reporters,
    // One more than there are cores: journeys wait much.
    maxWorkers: availableParallelism() + 1,
    sequence,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'test/*.test.ts',
            'test/support/**/*.test.ts',
            'test/corpus/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: apart,
          // A worker keeps the modules, and the tables that they have read, from file to file.
          isolate: false,
          // They wait for nothing: one more than there are cores reads all tables once more.
          maxWorkers: availableParallelism(),
          sequence: { ...sequence, groupOrder: 1 },
          setupFiles: ['test/support/seed.ts'],
          testTimeout: atMost(120_000),
        },
      },
      {
        test: {
          name: 'unit-apart',
          include: apart,
          setupFiles: ['test/support/seed.ts'],
          testTimeout: atMost(120_000),
        },
      },
      {
        test: {
          name: 'api',
          alias: quickPasswords,
          include: [...onEmbedded(), ...triedFaults()],
          globalSetup: ['test/support/run-folder.ts'],
          // A worker keeps the server's modules, and databases to empty, from file to file.
          isolate: false,
          expect: { poll: { timeout: patience } },
          testTimeout: atMost(60_000),
          hookTimeout: atMost(60_000),
        },
      },
      {
        // Files of the API on PostgreSQL, which runs for as long as they do.
        test: {
          name: 'api-postgres',
          alias: quickPasswords,
          include: onPostgres(),
          // The first brings both databases along; the second never reaches one.
          exclude: ['test/api/bus.test.ts', 'test/api/worst-case.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/support/api-postgres.ts'],
          expect: { poll: { timeout: patience } },
          testTimeout: atMost(60_000),
          hookTimeout: atMost(60_000),
        },
      },
      {
        test: {
          name: 'journeys',
          include: walkedJourneys(),
          globalSetup: ['test/support/run-folder.ts'],
          // A worker keeps its browser and its products from file to file.
          isolate: false,
          expect: { poll: { timeout: patience } },
          // A server that is started again on a machine full of work takes a minute.
          testTimeout: atMost(240_000),
          hookTimeout: atMost(240_000),
        },
      },
    ],
  },
})
