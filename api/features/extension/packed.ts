import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { writeZip, type ZipEntry } from '#platform/zip.ts'
import { EXTENSION_MANIFEST, originIn, serverInManifest, serverPattern } from '#schema/extension/contract.ts'

/** The first day that a ZIP file can name: the same build and server have the same bytes. */
const MADE = new Date('1980-01-01T12:00:00Z')

let packed: { folder: string; origin: string; file: Promise<Buffer | null> } | null = null

/**
 * Returns the extension's build as a ZIP file whose manifest names the server, or null without a
 * build. It is kept: neither the build nor the address changes while the server runs.
 */
export function packedExtension(folder: string, origin: string): Promise<Buffer | null> {
  if (packed?.folder === folder && packed.origin === origin) return packed.file
  const file = pack(folder, origin)
  packed = { folder, origin, file }
  // The next download tries again.
  file.then(
    made => made ?? (packed = null),
    () => (packed = null),
  )
  return file
}

async function pack(folder: string, origin: string): Promise<Buffer | null> {
  const names = await filesIn(folder)
  if (!names.includes(EXTENSION_MANIFEST)) return null
  const file = new PassThrough()
  const [content] = await Promise.all([buffer(file), writeZip(file, entriesOf(folder, names, origin))])
  return content
}

async function* entriesOf(
  folder: string,
  names: readonly string[],
  origin: string,
): AsyncGenerator<ZipEntry> {
  for (const name of names) {
    const file = path.join(folder, name)
    const isManifest = name === EXTENSION_MANIFEST
    yield {
      name,
      at: MADE,
      content: isManifest ? [manifestFor(await readFile(file), origin)] : createReadStream(file),
    }
  }
}

function manifestFor(content: Buffer, origin: string): Buffer {
  const manifest = serverInManifest.parse(JSON.parse(content.toString('utf8')))
  const { optional_host_permissions: built, content_security_policy: policy } = manifest
  const pages = policy.extension_pages.replace(originIn(built[0]), origin)
  const named = {
    ...manifest,
    optional_host_permissions: [serverPattern(origin)],
    content_security_policy: { ...policy, extension_pages: pages },
  }
  return Buffer.from(`${JSON.stringify(named, null, 2)}\n`)
}

/** Returns the files of a folder with slashes, in the same order on every system. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}
