import { createHash } from 'node:crypto'

const LINE_END = 10

/** Counts the lines of what passes through and hashes it. COPY writes a row a line, and line ends in values as `\n`. */
export class Sum {
  rows = 0
  private readonly hash = createHash('sha256')

  /** Hands on what comes. */
  async *of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk)
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) this.rows++
      yield chunk
    }
  }

  /** The SHA-256 of all of it; once, at the end. */
  digest(): string {
    return this.hash.digest('hex')
  }
}
