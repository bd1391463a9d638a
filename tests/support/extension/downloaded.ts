import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { strFromU8, strToU8, unzipSync } from 'fflate'
import { z } from 'zod'

import { EXTENSION_MANIFEST } from '#schema/extension/contract.ts'
import { EXTENSION_FILE } from '#schema/extension/file.ts'

const manifest = z.looseObject({
  host_permissions: z.array(z.string()),
  optional_host_permissions: z.array(z.string()),
})

/**
 * Unpacks the extension that a server hands out, as a user does. Its one optional permission is given
 * beforehand: a test cannot press the buttons of the browser's own question.
 */
export async function unpackExtension(url: string, directory: string): Promise<void> {
  const response = await fetch(url + EXTENSION_FILE)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const asked = manifest.parse(JSON.parse(strFromU8(files[EXTENSION_MANIFEST] ?? new Uint8Array())))
  const given = {
    ...asked,
    host_permissions: [...asked.host_permissions, ...asked.optional_host_permissions],
  }
  files[EXTENSION_MANIFEST] = strToU8(JSON.stringify(given))
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) continue
    const file = path.join(directory, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
