import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { open, readFile, realpath, rename, stat, unlink } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** The reason why a file cannot be checked. Its message is for the user at the terminal. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

const BOM = '\uFEFF'

/** A text as read from its source. */
export type Source = {
  /** The file name as given on the command line; - is standard input. */
  file: string
  isMarkdown: boolean
  /** Without a byte order mark. */
  text: string
  bytes: Buffer
}

/** Reads a file, or `stdin` for -. Throws SourceError if it is missing or not UTF-8 text. */
export async function readSource(file: string, stdin: Readable): Promise<Source> {
  const bytes = await readBytes(file, stdin)
  if (bytes.includes(0)) throw new SourceError(`${file}: this is not a text in UTF-8.`)
  return { file, isMarkdown: /\.(md|markdown|mdx)$/i.test(file), text: textIn(file, bytes), bytes }
}

async function readBytes(file: string, stdin: Readable): Promise<Buffer> {
  if (file === '-') return buffer(stdin)
  try {
    return await readFile(file)
  } catch (error) {
    throw new SourceError(`${file}: ${reasonOf(error)}`)
  }
}

function textIn(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SourceError(`${file}: this is not a text in UTF-8.`)
  }
}

/**
 * Replaces the content of a file atomically, keeping its byte order mark and permissions. For
 * standard input, writes to `stdout`. Throws SourceError if the file has changed since it was read.
 */
export async function writeFile({ file, bytes }: Source, text: string, stdout: Writable): Promise<void> {
  const hasMark = bytes.subarray(0, 3).equals(Buffer.from(BOM))
  const content = (hasMark ? BOM : '') + text
  if (file === '-') {
    stdout.write(content)
    return
  }
  try {
    // A symbolic link stays a link.
    await replace(await realpath(file), bytes, content)
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`${file}: ${reasonOf(error)}`)
  }
}

async function replace(file: string, before: Buffer, content: string): Promise<void> {
  const { mode } = await stat(file)
  const fresh = `${file}.${randomBytes(6).toString('hex')}.tmp`
  const handle = await open(fresh, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, mode)
  try {
    try {
      await handle.chmod(mode)
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (!before.equals(await readFile(file)))
      throw new SourceError(`${file}: the file has changed meanwhile and was not modified.`)
    await rename(fresh, file)
  } catch (error) {
    await unlink(fresh).catch(() => undefined)
    throw error
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'there is no such file.'
  if (code === 'EISDIR') return 'this is a folder.'
  if (code === 'EACCES' || code === 'EPERM') return 'this may not be read or written.'
  return error instanceof Error ? error.message : String(error)
}
