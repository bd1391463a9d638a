import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for this run, with the right to make databases in it. */
    postgresUrl: string
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

/** Makes an empty database; call `drop` (in afterEach or afterAll) when done: it ends connections that are still open. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const serverUrl = inject('postgresUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
