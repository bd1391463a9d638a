import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for this run, with the right to make databases in it. */
    postgresUrl: string
    /** A database in it with the newest structure that nobody uses: what others are copied from. */
    templateDatabase: string
  }
}

/** A database of its own for a test, on the server that the test run shares. */
export type TemporaryDatabase = { url: string; drop: () => Promise<void> }

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Makes a database on a server, empty or as a copy of `template`; `drop` ends connections that are still open. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<TemporaryDatabase> {
  // The names of copies begin with the template's, so that copies that are left can be found.
  const name = `${template === 'template1' ? 'test' : template}_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** Makes an empty database; call `drop` (in afterEach or afterAll) when done. */
export const emptyDatabase = (): Promise<TemporaryDatabase> => createDatabase(inject('postgresUrl'))

/** Makes a database in which all migrations have run; call `drop` (in afterEach or afterAll) when done. */
export const migratedDatabase = (): Promise<TemporaryDatabase> =>
  createDatabase(inject('postgresUrl'), inject('templateDatabase'))
