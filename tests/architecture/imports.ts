import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One import of a source file. `target` is the part of the project, or the package's name. */
export type Import = { file: string; specifier: string; target: string }

const PARTS = [
  'schema',
  'document',
  'writing',
  'platform',
  'api',
  'realtime',
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
    packages: ['yjs', 'lib0', '@tiptap/y-tiptap', 'prosemirror-model', 'zod'],
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
  api: { parts: ['schema', 'document', 'writing', 'platform', 'api'] },
  realtime: { parts: ['schema', 'document', 'platform', 'realtime'] },
  client: { parts: ['schema', 'document', 'writing', 'client'] },
  tests: { parts: PARTS },
  scripts: { parts: PARTS },
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g

/** The imports in a source text; types and dynamic imports count. */
export const specifiersOf = (source: string): string[] =>
  [...source.matchAll(IMPORT)].flatMap(match => (match[1] === undefined ? [] : [match[1]]))

/** The imports of a file, each with the part or package it leads to. */
export function importsOf(root: string, file: string): Import[] {
  return specifiersOf(readFileSync(path.join(root, file), 'utf8')).map(specifier => ({
    file,
    specifier,
    target: targetOf(file, specifier),
  }))
}

/**
 * `schema`, `api` … for an import inside the project, `node:…` or a package's name for one outside.
 */
export function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] ?? ''
  if (specifier.startsWith('.'))
    return path.posix.join(path.posix.dirname(file), specifier).split('/')[0] ?? ''
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
  if (isPart(target)) {
    if (!rule.parts.includes(target) && !(isTest(file) && target === 'tests'))
      return `${from} may not import ${target} (${specifier})`
    return featureViolation(file, specifier)
  }
  if (rule.packages && !isTest(file) && !rule.packages.includes(target))
    return `${from} may not use ${target}`
  return null
}

/**
 * A client feature does not import another: client/app composes. The editor is below the features,
 * and the shared parts are below the editor.
 */
function featureViolation(file: string, specifier: string): string | null {
  const resolved = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : specifier.replace(/^#/, '')
  const floor = CLIENT_FLOORS.findIndex(({ folder }) => folder.test(file))
  const above = CLIENT_FLOORS.slice(0, Math.max(floor, 0)).find(({ folder }) => folder.test(resolved))
  if (above) return `${CLIENT_FLOORS[floor]?.name} may not import ${above.name} (${resolved})`
  const own = featureOf(file)
  const other = featureOf(resolved)
  if (own === undefined || other === undefined || other === own) return null
  return `the client's ${own} feature may not import ${resolved}`
}

const featureOf = (file: string): string | undefined => /^client\/features\/([^/]+)/.exec(file)?.[1]

/** The floors of the client, the uppermost first. */
const CLIENT_FLOORS = [
  { name: 'client/app', folder: /^client\/app(?:\/|$)/ },
  { name: 'client/features', folder: /^client\/features(?:\/|$)/ },
  { name: 'client/editor', folder: /^client\/editor(?:\/|$)/ },
  { name: 'client/shared', folder: /^client\/shared(?:\/|$)/ },
] as const
