import { defineConfig } from 'vitest/config'

const servers = ['schema', 'document', 'writing', 'platform', 'api', 'realtime']

/** Where servers, databases or browsers are started: few at a time, each test file in a process of its own. */
const started = (name: string, maxWorkers: number, seconds: number, globalSetup: string[]) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    pool: 'forks' as const,
    maxWorkers,
    globalSetup: globalSetup.map(file => `tests/support/${file}`),
    testTimeout: seconds * 1000,
    hookTimeout: seconds * 1000,
    sequence: { groupOrder: ['contract', 'fuzz', 'integration', 'e2e', 'smoke'].indexOf(name) + 1 },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: servers.map(part => `${part}/**/*.test.ts`), environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'unit-client', include: ['client/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 30_000 },
      },
      started('contract', 2, 30, ['postgres-setup.ts']),
      started('fuzz', 2, 60, []),
      started('integration', 2, 60, ['postgres-setup.ts', 'build-setup.ts']),
      started('e2e', 2, 120, ['postgres-setup.ts', 'build-setup.ts']),
      started('smoke', 1, 300, []),
    ],
  },
})
