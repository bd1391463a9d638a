import { randomBytes } from 'node:crypto'

import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for this run, with the right to create databases. */
    postgresUrl: string
    /** An unused database with the newest structure, the template for others. */
    templateDatabase: string
  }
}

/** A temporary database for a test on the run's shared server. */
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

/**
 * Creates a database on a server, empty or as a copy of `template`. `drop` closes connections that
 * are still open.
 */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<TemporaryDatabase> {
  // Names of copies begin with the template's, so that leftover copies can be found.
  const name = `${template === 'template1' ? 'test' : template}_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

/** Creates an empty database. Call `drop` (in afterEach or afterAll) when done. */
export const emptyDatabase = (): Promise<TemporaryDatabase> => createDatabase(inject('postgresUrl'))

/** Creates a database with all migrations. Call `drop` (in afterEach or afterAll) when done. */
export const migratedDatabase = (): Promise<TemporaryDatabase> =>
  createDatabase(inject('postgresUrl'), inject('templateDatabase'))
