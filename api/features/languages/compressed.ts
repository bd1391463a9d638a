import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/**
 * Maximum number of cached files. A server has readers in few languages. The largest file has 20
 * MB, and 2 MB compressed.
 */
const KEPT = 12

/**
 * Quality 5 takes a second for the largest file, in a separate thread. The result is at most 20 %
 * larger than at the highest quality.
 */
const QUALITY = 5

/** Returns a function that compresses files. Each version is compressed once and then cached. */
export function createCompressed(): (file: string, version: string, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (file, version, encoding) => {
    const key = `${encoding}:${version}:${file}`
    const made = kept.get(key) ?? compress(file, encoding)
    kept.delete(key)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return made
  }
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(file)
  if (encoding === 'gzip') return gzipped(bytes)
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
