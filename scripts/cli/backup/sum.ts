import { createHash } from 'node:crypto'

const LINE_END = 10

/**
 * Counts and hashes the lines of a stream. COPY writes one row per line, with `
 * ` escaped in values.
 */
export class Sum {
  rows = 0
  private readonly hash = createHash('sha256')

  /** Passes the chunks through. */
  async *of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk)
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) this.rows++
      yield chunk
    }
  }

  /** Returns the SHA-256 of the whole stream. Call it once, at the end. */
  digest(): string {
    return this.hash.digest('hex')
  }
}
