import { randomBytes } from 'node:crypto'

import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for this run, with the right to create databases. */
    postgresUrl: string
    /** The same, with the role of the servers, which owns nothing. */
    serversUrl: string
    /** An unused database with the newest structure, the template for others. */
    templateDatabase: string
  }
}

/**
 * A temporary database for a test on the run's shared server. `url`: as its owner. `serversUrl`: as
 * the servers use it, with rights on what is there when it is migrated.
 */
export type TemporaryDatabase = { url: string; serversUrl: string; drop: () => Promise<void> }

async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Returns the URL of a database on the server. */
export function named(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/**
 * Creates a database on a server, empty or as a copy of `template`. `drop` closes connections that
 * are still open.
 */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
  roleUrl = serverUrl,
): Promise<TemporaryDatabase> {
  // Names of copies begin with the template's, so that leftover copies can be found.
  const name = `${template === 'template1' ? 'test' : template}_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: named(serverUrl, name),
    serversUrl: named(roleUrl, name),
    drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** Creates an empty database. Call `drop` (in afterEach or afterAll) when done. */
export const emptyDatabase = (): Promise<TemporaryDatabase> =>
  createDatabase(inject('postgresUrl'), 'template1', inject('serversUrl'))

/** Creates a database with all migrations. Call `drop` (in afterEach or afterAll) when done. */
export const migratedDatabase = (): Promise<TemporaryDatabase> =>
  createDatabase(inject('postgresUrl'), inject('templateDatabase'), inject('serversUrl'))
