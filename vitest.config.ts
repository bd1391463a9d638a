import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

import { LONG_TEST_MS, PATIENCE_MS, TEST_MS } from './tests/support/patience.ts'
import { SlowestFirst } from './tests/support/slowestFirst.ts'

const servers = ['schema', 'document', 'writing', 'platform', 'api', 'realtime']

const SETUP = ['postgresSetup.ts', 'buildSetup.ts']

const SEED = ['tests/support/seedSetup.ts']

/** Files of the long lane, which only `npm run test:long` runs, or a call that names one of them. */
const LONG = process.env['TEST_LANE'] === 'long' ? [] : ['**/*.long.test.ts']

/**
 * Where servers, databases or browsers are started. Files share a process and the packages loaded in
 * it. They begin after the unit tests, which need all of the processor.
 */
const started = (name: string, globalSetup: string[], testTimeout = TEST_MS) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude: LONG,
    pool: 'forks' as const,
    isolate: false,
    setupFiles: ['tests/support/fileSetup.ts', ...SEED],
    testTimeout,
    globalSetup: globalSetup.map(file => `tests/support/${file}`),
    sequence: { groupOrder: 1 },
  },
})

export default defineConfig({
  test: {
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...servers, 'scripts', 'tests/bench', 'tests/support'].map(
            part => `${part}/**/*.test.ts`,
          ),
          environment: 'node',
          // Loading the same packages for each of a hundred files would take longer than the tests.
          isolate: false,
          setupFiles: SEED,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-client',
          include: ['client/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share the packages loaded in their worker.
          isolate: false,
          setupFiles: SEED,
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] },
      },
      started('contract', ['postgresSetup.ts']),
      started('fuzz', []),
      started('integration', SETUP),
      started('e2e', SETUP),
      started('smoke', []),
      // Only for npm run test:long.
      started('chaos', SETUP, LONG_TEST_MS),
      // Only for npm run scan.
      started('scan', SETUP, LONG_TEST_MS),
    ],
  },
})
