import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrations } from '#schema/database/migrations.ts'
import { createDatabase } from './postgres.ts'
import { temporaryDirectory } from './temporary.ts'

/** Uses the server in DATABASE_URL, or starts an embedded one for this run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer()
  project.provide('postgresUrl', url)
  const template = await createDatabase(url)
  const pool = new Pool({ connectionString: template.url, max: 1 })
  await migrate(pool, migrations)
  await pool.end()
  project.provide('templateDatabase', new URL(template.url).pathname.slice(1))
  return async () => {
    await dropCopies(template.url)
    await template.drop()
    await stop()
  }
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: () => Promise.resolve() }
  const directory = temporaryDirectory('postgres')
  const server = await startEmbeddedPostgres({ dataDir: directory.path, log: () => {} })
  await doNotSync(server.url)
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      directory.remove()
    },
  }
}

/**
 * Disables fsync: this server is never killed, and its data does not outlive the run. Durability
 * tests start separate servers with the product's settings.
 */
async function doNotSync(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('ALTER SYSTEM SET fsync = off')
  await client.query('ALTER SYSTEM SET full_page_writes = off')
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/** Drops the database copies that test files left because they share them. */
async function dropCopies(template: string): Promise<void> {
  const client = new Client({ connectionString: template })
  await client.connect()
  const copies = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, current_database() || '_')`,
  )
  for (const { name } of copies.rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await client.end()
}
