import { pathOf, type Import } from './imports.ts'

/**
 * The folders of realtime/ from the bottom to the top. A folder imports those below it only, so
 * that no arrow runs back up. Files at the root other than main.ts are ground: every folder may
 * import them.
 */
export const FOLDERS = [
  'storage',
  'quota',
  'wire',
  'body',
  'guard',
  'room',
  'cluster',
  'projection',
  'revisions',
  'commands',
  'gate',
  'events',
] as const

/** Returns what is wrong with an import between realtime's folders, or null. */
export function folderViolation({ file, specifier }: Pick<Import, 'file' | 'specifier'>): string | null {
  const from = placeOf(file)
  const to = placeOf(pathOf(file, specifier) ?? '')
  if (from === null || to === null || from === to) return null
  if (to === 'main.ts') return `${file} may not import main.ts`
  if (from === 'main.ts' || to.endsWith('.ts')) return null
  if (from.endsWith('.ts')) return `${file} is ground and may not import ${to}/`
  const [low, high] = [FOLDERS.findIndex(name => name === to), FOLDERS.findIndex(name => name === from)]
  if (low === -1) return `${to}/ has no place in the order of folders`
  return low < high ? null : `${from}/ may not import ${to}/ (${specifier})`
}

/**
 * Returns the folder, or the file at the root, of realtime/ that holds a path; null outside of it.
 */
const placeOf = (file: string): string | null => /^realtime\/([^/]+)/.exec(file)?.[1] ?? null
