import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import { openPromise, type Entry, type ZipFile } from 'yauzl'

import { OperatorError } from '#platform/operatorError.ts'

import {
  entryOf,
  FORMAT,
  manifest,
  MANIFEST_ENTRY,
  manifestHead,
  SECRET_ENTRY,
  type Manifest,
} from './manifest.ts'
import { Sum } from './sum.ts'

/** Upper bound for a manifest or secret. A longer one is not from a backup. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024

/** A fully verified backup. */
export type Archive = {
  manifest: Manifest
  /** The session secret, if the backup contains it. */
  secret: string | null
  /** Returns a table's rows in COPY format. */
  rowsOf: (table: string) => Promise<Readable>
  close: () => void
}

/**
 * Opens a backup and verifies all of it. Throws {@link OperatorError} if it is foreign, newer,
 * truncated or damaged.
 */
export async function openArchive(file: string): Promise<Archive> {
  if (!existsSync(file)) throw new OperatorError(`File not found: ${file}.`)
  const zip = await openPromise(file, { autoClose: false }).catch((error: unknown) => {
    throw new OperatorError(`${file} is not a backup, or it is truncated: ${reasonOf(error)}`, {
      cause: error,
    })
  })
  try {
    return await checked(zip, file)
  } catch (error) {
    zip.close()
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`${file} is damaged: ${reasonOf(error)}`, { cause: error })
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function checked(zip: ZipFile, file: string): Promise<Archive> {
  const found = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry)
  const open = async (name: string): Promise<Readable> => {
    const entry = found.get(name)
    if (!entry) throw new Error(`${name} is missing`)
    return zip.openReadStreamPromise(entry)
  }
  const short = async (name: string): Promise<string> => {
    if ((found.get(name)?.uncompressedSize ?? 0) > MAX_TEXT_BYTES) throw new Error(`${name} is too long`)
    return text(await open(name))
  }

  if (!found.has(MANIFEST_ENTRY)) throw new OperatorError(`${file} is not a backup of Bluepencil.`)
  const read = readManifest(await short(MANIFEST_ENTRY), file)
  for (const table of read.tables) await checkRows(await open(entryOf(table.name)), table)
  const secret = read.secret === null ? null : await short(SECRET_ENTRY)
  if (secret !== null && createHash('sha256').update(secret).digest('hex') !== read.secret?.sha256)
    throw new Error('the session secret does not match its hash')
  return { manifest: read, secret, rowsOf: table => open(entryOf(table)), close: () => zip.close() }
}

function readManifest(content: string, file: string): Manifest {
  const json: unknown = JSON.parse(content)
  const head = manifestHead.safeParse(json)
  if (!head.success) throw new OperatorError(`${file} is not a backup of Bluepencil.`)
  if (head.data.format > FORMAT)
    throw new OperatorError(`${file} was written by a newer Bluepencil. Update this one first.`)
  const parsed = manifest.safeParse(json)
  if (!parsed.success) throw new Error('its manifest cannot be read')
  return parsed.data
}

async function checkRows(
  stream: Readable,
  { name, rows, sha256 }: Manifest['tables'][number],
): Promise<void> {
  const sum = new Sum()
  for await (const _chunk of sum.of(stream));
  if (sum.rows !== rows || sum.digest() !== sha256)
    throw new Error(`the rows of ${name} do not match their hash`)
}
