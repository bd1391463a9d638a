import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { temporaryDirectory } from './temporary.ts'

/** Before the tests of a project: the server that DATABASE_URL names, else an embedded one that ends with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return () => Promise.resolve()
  }
  const directory = temporaryDirectory('postgres')
  const server = await startEmbeddedPostgres({ dataDir: directory.path, log: () => {} })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    directory.remove()
  }
}
