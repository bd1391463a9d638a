import type { Environment } from '#platform/env.ts'

/**
 * One database, by two roles. `servers`: reads and writes rows. `owner`: owns the tables, and
 * migrates. They are the same if the operator has named only one.
 */
export type DatabaseUrls = { servers: string; owner: string }

/** Returns the URLs of the operator's database, or null: the embedded one is used. */
export const urlsIn = ({ DATABASE_URL, DATABASE_ADMIN_URL }: Environment): DatabaseUrls | null =>
  DATABASE_URL === undefined ? null : { servers: DATABASE_URL, owner: DATABASE_ADMIN_URL ?? DATABASE_URL }
