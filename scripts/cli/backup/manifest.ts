import { z } from 'zod'

/** Incremented when older versions can no longer read a backup. */
export const FORMAT = 1

export const MANIFEST_ENTRY = 'manifest.json'
export const SECRET_ENTRY = 'session-secret'

/** Returns the path of a table's rows inside the backup, in COPY's text format. */
export const entryOf = (table: string): string => `tables/${encodeURIComponent(table)}.copy`

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Fields shared by all past and future formats. */
export const manifestHead = z.looseObject({ product: z.literal('bluepencil'), format: z.int().positive() })

export const manifest = z.object({
  product: z.literal('bluepencil'),
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The major version of the PostgreSQL that wrote it. */
  postgres: z.int(),
  /** The migrations that had run. */
  migrations: z.array(z.string()),
  /** In foreign-key order, without generated columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256 })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  /** The hash of the session secret, present if a file next to the database held it. */
  secret: z.object({ sha256 }).nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** Returns a summary of a backup: "2 accounts and 1 document". */
export function summaryOf({ tables }: Manifest): string {
  const rowsOf = (name: string) => tables.find(table => table.name === name)?.rows ?? 0
  return `${count(rowsOf('users'), 'account')} and ${count(rowsOf('documents'), 'document')}`
}

/** Returns a count with its noun: "1 account", "2 accounts". */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
