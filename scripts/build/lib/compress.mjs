import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:css|js|json|svg|wasm)$/
/** A smaller file fits into one packet anyway. */
const WORTHWHILE_BYTES = 1400

/**
 * Writes a `.gz` copy next to each file of a directory that gets smaller, so that no server
 * compresses it again.
 */
export async function compressFiles(directory) {
  const names = (await readdir(directory)).filter(name => COMPRESSIBLE.test(name))
  await Promise.all(
    names.map(async name => {
      const content = await readFile(join(directory, name))
      if (content.length < WORTHWHILE_BYTES) return
      const compressed = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
      await writeFile(join(directory, `${name}.gz`), compressed)
    }),
  )
}
