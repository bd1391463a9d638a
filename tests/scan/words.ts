import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { allEndpoints } from '#schema/endpoints/all.ts'
import { ROUTES } from '#schema/site/routes.ts'

/** Folders in which every word is tried. */
const FOLDERS = [
  '',
  'api/',
  'api/v1/',
  'api/account/',
  'api/admin/',
  'api/auth/',
  'v2/',
  'assets/',
  '.well-known/',
]

/** Endings of forgotten copies. */
const ENDINGS = ['.bak', '.old', '~', '.json', '.map', '/']

const pathOf = (route: string): string => route.slice(route.indexOf('/') + 1)

/** The paths to guess: sensitive ones, and parts of declared ones in other places. */
export function words(): string[] {
  const listed = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8').split('\n')
  const sensitive = listed.filter(line => line !== '' && !line.startsWith('#'))
  const declared = allEndpoints.map(({ endpoint }) => pathOf(endpoint.route))
  const pages = ROUTES.map(({ path }) => path.slice(1).replace(/\/:.*/, '')).filter(path => path !== '')
  const parts = new Set(
    [...declared, ...pages].flatMap(path => path.split('/')).filter(part => /^\w/.test(part)),
  )
  const single = [...new Set([...sensitive, ...parts])]
  const copies = [...declared, ...pages].flatMap(path =>
    ENDINGS.map(ending => path.replaceAll(':', '') + ending),
  )
  return [
    ...new Set([...FOLDERS.flatMap(folder => single.map(word => folder + word)), ...declared, ...copies]),
  ]
}
