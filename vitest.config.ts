import { defineConfig } from 'vitest/config'

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
const started = (name: string, maxWorkers: number, seconds: number, globalSetup: string[]) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    pool: 'forks' as const,
    isolate: false,
    setupFiles: ['tests/support/file-setup.ts'],
    maxWorkers,
    globalSetup: globalSetup.map(file => `tests/support/${file}`),
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    sequence: { groupOrder: ORDER.findIndex(group => group.includes(name)) + 1 },
  },
})

const retried = <T extends { test: object }>(project: T) => ({
  ...project,
  test: { ...project.test, retry: 1 },
})

export default defineConfig({
  test: {
    // Events arrive within moments, but the machine may be busy.
    expect: { poll: { timeout: 15_000 } },
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
          testTimeout: 120_000,
          // Word lists are loaded there: seconds, many on a busy machine.
          hookTimeout: 180_000,
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
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      started('contract', 3, 60, ['postgres-setup.ts']),
      started('fuzz', 3, 60, []),
      started('integration', 3, 120, SETUP),
      // Long enough for whole paths through the product on a slow machine with other work to do.
      // A test that fails there runs once more, and is named at the end if it passes then.
      retried(started('e2e', 3, 240, SETUP)),
      started('smoke', 3, 300, []),
      // Only for npm run test:long.
      started('chaos', 1, 300, SETUP),
      // Only for npm run scan.
      started('scan', 1, 1200, SETUP),
    ],
  },
})
