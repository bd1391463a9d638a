import { readFileSync } from 'node:fs'
import path from 'node:path'

import { COMPUTED, specifiersOf } from './specifiers.ts'

/** One import of a source file. `target` is the part of the project, or the package's name. */
export type Import = { file: string; specifier: string; target: string }

const PARTS = [
  'schema',
  'document',
  'writing',
  'platform',
  'api',
  'realtime',
  'site',
  'client',
  'tests',
  'scripts',
] as const
export type Part = (typeof PARTS)[number]

/** Which parts of the project a part may import, and, where it is to stay pure, which packages. */
export const RULES: Record<Part, { parts: readonly Part[]; packages?: readonly string[] }> = {
  schema: { parts: ['schema'], packages: ['zod'] },
  document: {
    parts: ['schema', 'document'],
    packages: [
      'yjs',
      'lib0',
      '@tiptap/y-tiptap',
      'prosemirror-model',
      'zod',
      // The formats of files.
      'fflate',
      'htmlparser2',
      'mdast',
      'mdast-util-from-markdown',
      'mdast-util-gfm',
      'mdast-util-to-markdown',
      'micromark-extension-gfm',
    ],
  },
  writing: {
    parts: ['schema', 'writing'],
    packages: [
      'cld3-asm',
      'diff',
      'eld',
      'harper.js',
      'hunspell-wasm',
      'wink-eng-lite-web-model',
      'wink-nlp',
      'zod',
    ],
  },
  platform: { parts: ['schema', 'platform'] },
  // Pure components: the server renders them, and the browser hydrates them.
  site: {
    parts: ['schema', 'site'],
    packages: ['react', 'react-dom', 'lucide-react', 'use-intl'],
  },
  api: { parts: ['schema', 'document', 'writing', 'platform', 'site', 'api'] },
  realtime: { parts: ['schema', 'document', 'platform', 'realtime'] },
  client: { parts: ['schema', 'document', 'writing', 'site', 'client'] },
  tests: { parts: PARTS },
  scripts: { parts: PARTS },
}

/** The imports of a file, each with the part or package it leads to. */
export function importsOf(root: string, file: string): Import[] {
  return specifiersOf(readFileSync(path.join(root, file), 'utf8'), file).map(specifier => ({
    file,
    specifier,
    target: targetOf(file, specifier),
  }))
}

/**
 * The path, from the root, that an import of the project's own code leads to; null for a package.
 * Without the query with which the client's build imports a file as a URL or a worker.
 */
export function pathOf(file: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('#')) return path.posix.normalize(bare.slice(1))
  return /^\.{1,2}(?:\/|$)/.test(bare) ? path.posix.join(path.posix.dirname(file), bare) : null
}

/**
 * `schema`, `api` … for an import inside the project, `node:…` or a package's name for one outside.
 */
export function targetOf(file: string, specifier: string): string {
  const own = pathOf(file, specifier)
  if (own !== null) return own.split('/')[0] ?? ''
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const isPart = (name: string): name is Part => PARTS.some(part => part === name)
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Returns the problem of an import, or null. Test files may use any package. */
export function violation({ file, specifier, target }: Import): string | null {
  const from = file.split('/')[0] ?? ''
  if (!isPart(from)) return null
  const rule = RULES[from]
  const resolved = pathOf(file, specifier)
  if (isUnclear(specifier) && !isLoader(file))
    return `${from} may not import a module by a computed or absolute path`
  if (resolved !== null && !isPart(target) && !isLoader(file))
    return `${file} may not import ${resolved}, outside of all parts`
  if (resolved !== null && isPart(target)) {
    if (!/\.[a-z]+$/.test(resolved)) return `${specifier} needs its extension`
    if (isTest(resolved)) return `no file may import a test (${specifier})`
    if (!rule.parts.includes(target) && !(isTest(file) && target === 'tests'))
      return `${from} may not import ${target} (${specifier})`
    return siteViolation(file, resolved) ?? featureViolation(file, resolved)
  }
  if (rule.packages && !isTest(file) && !rule.packages.includes(target))
    return `${from} may not use ${target}`
  if (target === 'react-dom' && file.startsWith('site/') && !isTest(file) && !isForServer(file))
    return `${file} may not use react-dom, which only site/server renders with`
  return null
}

const isForServer = (file: string): boolean => file.startsWith('site/server/')

/** The code that writes HTML stays on the server. One page of the site does not import another. */
function siteViolation(file: string, resolved: string): string | null {
  if (isForServer(resolved) && !isForServer(file) && !/^(?:api|tests|scripts)\//.test(file) && !isTest(file))
    return `${file} may not import ${resolved}, which is for the server`
  const page = pageOf(resolved)
  if (page === undefined || page === pageOf(file) || isComposition(file)) return null
  return `${file} may not import ${resolved}, which belongs to one page`
}

/** Where pages of the site are put together. */
const isComposition = (file: string): boolean =>
  /^(?:site\/pages\.ts$|client\/(?:app|features\/site)\/|tests\/|scripts\/)/.test(file)

/** The folder of one page of the site. The others hold what pages share. */
const pageOf = (file: string): string | undefined => {
  const [, folder] = /^site\/([^/]+)\//.exec(file) ?? []
  return folder !== undefined && /^(?:frame|server|ui)$/.test(folder) ? undefined : folder
}

/** A computed path hides where it leads, and so do a URL and a path from the root of a site or disk. */
const isUnclear = (specifier: string): boolean => specifier === COMPUTED || /^(?:\/|\w+:\/)/.test(specifier)

/** Scripts and tests load files by computed paths, and read others. */
const isLoader = (file: string): boolean => /^(?:tests|scripts)\//.test(file) || isTest(file)

/**
 * A client feature does not import another: client/app composes. The editor is below the features,
 * and the shared parts are below the editor.
 */
function featureViolation(file: string, resolved: string): string | null {
  if (!file.startsWith('client/')) return null
  const [from, to] = [floorOf(file), floorOf(resolved)]
  if (from === -1) return `${file} has no floor in the client`
  if (to === -1 && resolved.startsWith('client/')) return `${resolved} has no floor in the client`
  const extension = isOfTests(file, resolved) ? null : extensionViolation(file, resolved)
  if (extension !== null) return extension
  if (to !== -1 && to < from) return `${FLOORS[from]?.name} may not import ${FLOORS[to]?.name} (${resolved})`
  const own = featureOf(file)
  const other = featureOf(resolved)
  if (own === undefined || other === undefined || other === own) return null
  return `the client's ${own} feature may not import ${resolved}`
}

/** The browser extension checks without the app: it has neither its bodies nor its pages, and they not it. */
function extensionViolation(file: string, resolved: string): string | null {
  if (!isOfExtension(file))
    return isOfExtension(resolved) ? `${file} may not import the browser extension (${resolved})` : null
  return isOfExtension(resolved) || /^(?:client\/(?:checker|shared)|schema|writing)\//.test(resolved)
    ? null
    : `the browser extension may not import ${resolved}`
}

const isOfTests = (file: string, resolved: string): boolean => isTest(file) && resolved.startsWith('tests/')

const isOfExtension = (file: string): boolean => file.startsWith('client/extension/')

/** The folder of a feature: `features/usage`. */
const featureOf = (file: string): string | undefined => /^client\/(features\/[^/]+)\//.exec(file)?.[1]

/** The floors of the client, the uppermost first. The root holds the entries of its bundles. */
const FLOORS = [
  { name: 'client', folder: /^client\/[^/]+$/ },
  { name: 'client/app', folder: /^client\/app\// },
  { name: 'client/features', folder: /^client\/features\// },
  { name: 'client/editor', folder: /^client\/editor\// },
  { name: 'client/extension', folder: /^client\/extension\// },
  { name: 'client/checker', folder: /^client\/checker\// },
  { name: 'client/shared', folder: /^client\/shared\// },
] as const

const floorOf = (file: string): number => FLOORS.findIndex(({ folder }) => folder.test(file))
