import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { allEndpoints } from '#schema/endpoints/all.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'

import type { Answered } from './ffuf.ts'

const CLIENT = join(import.meta.dirname, '../../dist/client')

const declared = allEndpoints.map(({ endpoint: { route } }) => {
  const path = route.slice(route.indexOf('/')).replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
  return { method: route.slice(0, route.indexOf(' ')), pattern: new RegExp(`^${path}/?$`) }
})

/** The health checks, and the files next to the client's pages. */
const files = new Set([
  '/healthz',
  '/readyz',
  ...readdirSync(CLIENT, { withFileTypes: true }).flatMap(entry =>
    entry.isFile() ? [`/${entry.name}`] : [],
  ),
])

/** Returns whether a request is declared, and so may be answered with success. */
export const isExpected = ({ method, path }: Answered): boolean =>
  declared.some(route => route.method === method && route.pattern.test(path)) ||
  (method === 'GET' && (files.has(path) || matchRoute(path)?.wellFormed === true))
