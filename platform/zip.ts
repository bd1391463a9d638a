import { addAbortSignal, Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'

import { ZipFile } from 'yazl'

/** A file in a zip. `at`: the time of its last change. Default: now. */
export type ZipEntry = {
  name: string
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>
  at?: Date
}

/**
 * Writes a zip as fast as `target` accepts it. Entries are requested one at a time, so that nothing
 * piles up in memory. If an entry or the target fails, destroys the target and rejects with the
 * reason.
 */
export async function writeZip(target: Writable, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const zip = new ZipFile()
  const broken = new AbortController()
  const written = pipeline(zip.outputStream, target, { signal: broken.signal })
  const filled = fill(zip, entries, broken.signal)
  try {
    await Promise.all([filled, written])
  } catch (error) {
    broken.abort()
    await Promise.allSettled([filled, written])
    throw error
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { name, content, at = new Date() } of entries) {
    signal.throwIfAborted()
    const source = addAbortSignal(signal, Readable.from(content, { objectMode: false }))
    const read = finished(source)
    zip.addReadStream(source, name, { mtime: at })
    await read
  }
  zip.end()
}
