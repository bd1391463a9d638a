import { statfs } from 'node:fs/promises'

/** Less is soon gone: PostgreSQL writes its log in files of 16 MB. */
const LEAST_BYTES = 64 * 1024 * 1024

/** Rejects when the disk of a directory is almost full. `least`: the bytes that must be free. */
export async function requireFreeSpace(directory: string, least = LEAST_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < least) throw new Error(`The disk of ${directory} is almost full.`)
}
