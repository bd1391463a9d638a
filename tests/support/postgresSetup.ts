import { randomBytes } from 'node:crypto'

import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'

import { migrate } from '#platform/database/migrate.ts'
import { letServersIn } from '#platform/database/rights.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { migrations } from '#schema/database/migrations.ts'

import { createDatabase, named } from './postgres.ts'
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
  const { url, serversUrl, template, stop } = await (given ? onServer(given) : startServer(stopped.path))
  project.provide('postgresUrl', url)
  project.provide('serversUrl', serversUrl)
  project.provide('templateDatabase', new URL(template).pathname.slice(1))
  return async () => {
    await dropCopies(template)
    await stop()
    stopped.remove()
  }
}

/**
 * `url`: where databases are created. `serversUrl`: the same with the role of the servers. `template`:
 * a migrated one that nothing is connected to.
 */
type Server = { url: string; serversUrl: string; template: string; stop: () => Promise<void> }

async function onServer(url: string): Promise<Server> {
  const template = await createDatabase(url)
  const role = `test_servers_${randomBytes(8).toString('hex')}`
  const serversUrl = new URL(url)
  serversUrl.username = role
  serversUrl.password = randomBytes(16).toString('hex')
  await prepareTemplate(template.url, serversUrl.href)
  const stop = async () => {
    await template.drop()
    await run(url, `DROP ROLE ${role}`)
  }
  return { url, serversUrl: serversUrl.href, template: template.url, stop }
}

/** Migrates a database and lets the servers in, with rights that its copies have too. */
async function prepareTemplate(url: string, serversUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  await migrate(pool, migrations)
  await letServersIn(pool, serversUrl)
  await pool.end()
}

async function startServer(stopped: string): Promise<Server> {
  const directory = temporaryDirectory('postgres')
  await copyStoppedData(stopped, directory.path)
  const server = await startEmbeddedPostgres({ dataDir: directory.path, log: () => {} })
  const url = named(server.url, 'postgres')
  await doNotSync(url)
  await prepareTemplate(server.url, server.serversUrl)
  return {
    url,
    serversUrl: server.serversUrl,
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
  await run(
    url,
    'ALTER SYSTEM SET fsync = off',
    'ALTER SYSTEM SET full_page_writes = off',
    'SELECT pg_reload_conf()',
  )
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
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
