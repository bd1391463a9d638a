import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'

import { migrate } from '#platform/database/migrate.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { migrations } from '#schema/database/migrations.ts'

import { createDatabase } from './postgres.ts'
import { copyStoppedData, makeStoppedData } from './stoppedData.ts'
import { temporaryDirectory } from './temporary.ts'

/**
 * Uses the server in DATABASE_URL, or starts an embedded one for this run. Creates an embedded
 * database once, which tests copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stopped = temporaryDirectory('stopped')
  await makeStoppedData(stopped.path)
  project.provide('stoppedData', stopped.path)
  const given = process.env.DATABASE_URL
  const { url, template, stop } = await (given ? onServer(given) : startServer(stopped.path))
  project.provide('postgresUrl', url)
  project.provide('templateDatabase', new URL(template).pathname.slice(1))
  return async () => {
    await dropCopies(template)
    await stop()
    stopped.remove()
  }
}

/** `url`: where databases are created. `template`: a migrated one that nothing is connected to. */
type Server = { url: string; template: string; stop: () => Promise<void> }

async function onServer(url: string): Promise<Server> {
  const template = await createDatabase(url)
  const pool = new Pool({ connectionString: template.url, max: 1 })
  await migrate(pool, migrations)
  await pool.end()
  return { url, template: template.url, stop: template.drop }
}

async function startServer(stopped: string): Promise<Server> {
  const directory = temporaryDirectory('postgres')
  await copyStoppedData(stopped, directory.path)
  const server = await startEmbeddedPostgres({ dataDir: directory.path, log: () => {} })
  const url = new URL(server.url)
  url.pathname = '/postgres'
  await doNotSync(url.href)
  return {
    url: url.href,
    template: server.url,
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
