import { z } from 'zod'

/** Raised when a backup can no longer be read as those before. */
export const FORMAT = 1

export const MANIFEST_ENTRY = 'manifest.json'
export const SECRET_ENTRY = 'session-secret'

/** Where in the backup a table's rows are, as COPY writes them as text. */
export const entryOf = (table: string): string => `tables/${encodeURIComponent(table)}.copy`

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What every format has said and will say. */
export const manifestHead = z.looseObject({ product: z.literal('bluepencil'), format: z.int().positive() })

export const manifest = z.object({
  product: z.literal('bluepencil'),
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The major version of the PostgreSQL that it was written by. */
  postgres: z.int(),
  /** The migrations that had run. */
  migrations: z.array(z.string()),
  /** In the order of their foreign keys; without generated columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256 })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() })),
  /** Of the session secret, which is there when it was kept in a file beside the database. */
  secret: z.object({ sha256 }).nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** "2 accounts and 1 document", of a backup. */
export function summaryOf({ tables }: Manifest): string {
  const rowsOf = (name: string) => tables.find(table => table.name === name)?.rows ?? 0
  return `${count(rowsOf('users'), 'account')} and ${count(rowsOf('documents'), 'document')}`
}

/** "1 account", "2 accounts". */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
