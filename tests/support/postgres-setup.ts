import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrations } from '#schema/database/migrations.ts'
import { createDatabase } from './postgres.ts'
import { temporaryDirectory } from './temporary.ts'

/** Before the tests of a project: the server that DATABASE_URL names, else an embedded one that ends with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer()
  project.provide('postgresUrl', url)
  const template = await createDatabase(url)
  const pool = new Pool({ connectionString: template.url, max: 1 })
  await migrate(pool, migrations)
  await pool.end()
  project.provide('templateDatabase', new URL(template.url).pathname.slice(1))
  return async () => {
    await template.drop()
    await stop()
  }
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: () => Promise.resolve() }
  const directory = temporaryDirectory('postgres')
  const server = await startEmbeddedPostgres({ dataDir: directory.path, log: () => {} })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      directory.remove()
    },
  }
}
