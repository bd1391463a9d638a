import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { z } from 'zod'

import { OperatorError } from '#platform/operatorError.ts'

import { npmScript } from '../../build/lib/npm.mjs'

const run = promisify(execFile)

/** A package of the npm registry with its expected hash: `integrity` is "sha512-" and base64. */
export type Pin = { package: string; version: string; integrity: string }

const MINUTES_5 = 300_000
/** Files of a package that are kept: the dictionary, its version, and its license. */
const KEPT = /^(?:index\.(?:aff|dic)|package\.json|(?:licen[cs]e|copying|readme)(?:\..*)?)$/i
const NEEDED = ['index.aff', 'index.dic', 'package.json']

const lockFile = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) })

/**
 * Downloads a package with npm and its configuration (registry, proxy, credentials), and stores its
 * dictionary in `folder`. npm verifies the bytes against an integrity, and this function checks
 * that it is the pinned one. The package's scripts do not run. The previous dictionary stays until
 * the new one is complete.
 *
 * @throws OperatorError if the download fails or does not match the pin. The folder is then
 * unchanged.
 */
export async function fetchPack(pin: Pin, folder: string): Promise<void> {
  const parent = path.dirname(folder)
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(path.join(parent, '.fetching-'))
  try {
    await install(pin, work)
    const fetched = path.join(work, 'node_modules', pin.package)
    const lock = lockFile.parse(
      JSON.parse(await readFile(path.join(work, 'node_modules', '.package-lock.json'), 'utf8')),
    )
    const { integrity } = lock.packages[`node_modules/${pin.package}`] ?? {}
    if (integrity !== pin.integrity)
      throw new OperatorError(
        `${pin.package} ${pin.version} differs from the package that this version of Bluepencil was tested with. Nothing was added.`,
      )
    const files = (await readdir(fetched)).filter(name => KEPT.test(name))
    const missing = NEEDED.filter(name => !files.includes(name))
    if (missing.length > 0)
      throw new OperatorError(`${pin.package} has no ${missing.join(', ')}. Nothing was added.`)
    const complete = path.join(work, 'complete')
    await mkdir(complete)
    for (const name of files) await cp(path.join(fetched, name), path.join(complete, name))
    await rm(folder, { recursive: true, force: true })
    await rename(complete, folder)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function install({ package: name, version }: Pin, prefix: string): Promise<void> {
  const args = ['install', `${name}@${version}`, '--prefix', prefix]
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await run(process.execPath, [npmScript(), ...args, ...quiet], { cwd: prefix, timeout: MINUTES_5 })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new OperatorError(`npm could not fetch ${name} ${version}. Nothing was added.\n${said}`)
  }
}
