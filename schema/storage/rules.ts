import * as z from 'zod/mini'

import type { Storage } from '#schema/storage/contract.ts'

/** Bytes. */
export const MEGABYTE = 1_000_000
const GIGABYTE = 1000 * MEGABYTE
/** Megabytes for a user whose email is not confirmed, whatever the plan. */
export const UNVERIFIED_STORAGE_MB = 20

/** A row of the SQL function storage_of. */
export const storageRow = z.object({
  used: z.coerce.number(),
  plan_mb: z.int(),
  verified: z.boolean(),
})

/** Returns how much of their storage a user takes. `factor` multiplies the limit, for load tests. */
export function storageFrom(row: z.infer<typeof storageRow>, factor: number): Storage {
  const megabytes = row.verified ? row.plan_mb : Math.min(row.plan_mb, UNVERIFIED_STORAGE_MB)
  return { usedBytes: row.used, limitBytes: Math.floor(megabytes * MEGABYTE * factor) }
}

/** Returns the bytes that are left; negative when a limit was lowered. */
export const storageLeft = ({ usedBytes, limitBytes }: Storage): number => limitBytes - usedBytes

/** Returns a size as people read it: `512 MB`, `1.5 GB`. `round` decides on the last digit. */
export function sizeText(bytes: number, round: (value: number) => number = Math.round): string {
  const tenths = (unit: number) => round((10 * bytes) / unit) / 10
  // A rounded 1,000 MB is 1 GB.
  const [size, unit] = tenths(MEGABYTE) < 1000 ? [tenths(MEGABYTE), 'MB'] : [tenths(GIGABYTE), 'GB']
  return `${size.toLocaleString('en')} ${unit}`
}
