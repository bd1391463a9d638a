import { defineConfig } from 'vitest/config'

import { PATIENCE_MS, TEST_MS } from './tests/support/patience.ts'
import { SlowestFirst } from './tests/support/slowest-first.ts'

const servers = ['schema', 'document', 'writing', 'platform', 'api', 'realtime']

const SETUP = ['postgres-setup.ts', 'build-setup.ts']
const ORDER = [
  ['contract', 'fuzz', 'integration'],
  ['e2e', 'smoke'],
]

/**
 * Where servers, databases or browsers are started: few at a time. Files share a process and the
 * packages loaded in it.
 */
const started = (name: string, maxWorkers: number, globalSetup: string[]) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    pool: 'forks' as const,
    isolate: false,
    setupFiles: ['tests/support/file-setup.ts'],
    maxWorkers,
    globalSetup: globalSetup.map(file => `tests/support/${file}`),
    sequence: { groupOrder: ORDER.findIndex(group => group.includes(name)) + 1 },
  },
})

const retried = <T extends { test: object }>(project: T) => ({
  ...project,
  test: { ...project.test, retry: 1 },
})

export default defineConfig({
  test: {
    expect: { poll: { timeout: PATIENCE_MS } },
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
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
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-client',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Files share the packages loaded in their worker.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          maxWorkers: 2,
        },
      },
      started('contract', 3, ['postgres-setup.ts']),
      started('fuzz', 3, []),
      started('integration', 3, SETUP),
      // A test that fails there runs once more, and is named at the end if it passes then.
      retried(started('e2e', 3, SETUP)),
      started('smoke', 3, []),
      // Only for npm run test:long.
      started('chaos', 1, SETUP),
      // Only for npm run scan.
      started('scan', 1, SETUP),
    ],
  },
})
