import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './project.mjs'

export const DIST = join(ROOT, 'dist')

const HASHES = join(DIST, '.hashes.json')
const BOTH = ['package.json', 'package-lock.json', 'tsconfig.json']
const BUILD = ['scripts/build/build.mjs', 'scripts/build/lib']

/** The source files of each part, and a file that every build of it contains. */
export const PARTS = {
  server: {
    sources: ['schema', 'document', 'writing', 'platform', 'site', 'api', 'realtime', 'scripts', ...BOTH],
    output: join(DIST, 'server'),
  },
  client: {
    sources: ['schema', 'document', 'writing', 'site', 'client', 'vite.config.ts', ...BUILD, ...BOTH],
    output: join(DIST, 'client'),
  },
  extension: {
    sources: [
      'schema',
      'document',
      'writing',
      'site',
      'client',
      'vite.extension.config.ts',
      ...BUILD,
      ...BOTH,
    ],
    output: join(DIST, 'extension'),
  },
}

const isSource = name => !/\.test\.tsx?$/.test(name) && !name.startsWith('.')

/** Returns all files under a path of the project, in the same order on every system. */
export function filesUnder(path) {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return []
  let entries
  try {
    entries = readdirSync(absolute, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .filter(entry => isSource(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

/** Returns a hash of the names and contents of the part's source files. */
export function hashOf(part) {
  const hash = createHash('sha256')
  for (const file of PARTS[part].sources.flatMap(filesUnder)) {
    const content = readFileSync(join(ROOT, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function builtHashes() {
  try {
    return JSON.parse(readFileSync(HASHES, 'utf8'))
  } catch {
    return {}
  }
}

/** Returns whether the part's build is missing or older than its sources. */
export const isStale = part => builtHashes()[part] !== hashOf(part) || !existsSync(PARTS[part].output)

/** Records that the part was built from the sources with this hash. */
export function markBuilt(part, hash) {
  mkdirSync(DIST, { recursive: true })
  writeFileSync(HASHES, `${JSON.stringify({ ...builtHashes(), [part]: hash }, null, 2)}\n`)
}
