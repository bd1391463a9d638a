import { signIn } from '#schema/auth/endpoints.ts'
import { allEndpoints } from '#schema/endpoints/all.ts'
import type { CountedBy, GuessLimit, Limit } from '#schema/endpoints/endpoint.ts'
import { accountGuesses, GROUPS, HOUR_S, MINUTE_S, unknownKeys } from '#schema/endpoints/limits.ts'
import { ERROR_STATUS, type ErrorCode } from '#schema/shared/errors.ts'

import { table } from './table.ts'

/** A limit with the routes that share it. */
type Used<L> = { limit: L; routes: string[] }

const groups: readonly Used<Limit>[] = GROUPS.map(({ prefix, limit }) => ({
  limit,
  routes: [`\`${prefix}…\``],
}))

const UNKNOWN_KEYS: Used<GuessLimit> = { limit: unknownKeys, routes: ['`/api/v1/…`', '`/v2/check`'] }

const ACCOUNT_GUESSES: Used<GuessLimit> = { limit: accountGuesses, routes: [`\`${signIn.route}\``] }

/** Returns the text of docs/operating/limits.md. Throws if limits of one name differ. */
export function limitsPage(): string {
  const calls = byName(
    allEndpoints.flatMap(({ endpoint }) =>
      used(endpoint.route, [...(endpoint.limits ?? []), ...(endpoint.dropped ? [endpoint.dropped] : [])]),
    ),
  )
  const guesses = byName([
    ...allEndpoints.flatMap(({ endpoint }) =>
      used(endpoint.route, endpoint.guesses ? [endpoint.guesses] : []),
    ),
    UNKNOWN_KEYS,
    ACCOUNT_GUESSES,
  ])
  return [
    '# Rate limits',
    `A call over a limit answers ${ERROR_STATUS.RATE_LIMITED} with \`Retry-After\`. Endpoints that share a limit are counted\ntogether. A limit per user counts visitors by address. \`RATE_LIMIT_FACTOR\` multiplies every limit;\nsee [configuration.md](configuration.md). Processes with \`REDIS_URL\` count together.`,
    'This page is generated from `schema/endpoints/limits.ts` and the declarations of the endpoints by\n`npm run docs:generate`.',
    `## Groups\n\nEvery call counts in the first group that fits, in addition to the limits of its endpoint.\n\n${callTable('Routes', groups)}`,
    `## Endpoints\n\n${callTable('Endpoints', calls)}`,
    `## Guesses\n\nOnly the failures in the table count. A call over the limit starts the full time again.\n\n${guessTable(guesses)}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const used = <L>(route: string, limits: readonly L[]): Used<L>[] =>
  limits.map(limit => ({ limit, routes: [`\`${route}\``] }))

/**
 * Merges the limits of one name and sorts by name. Loaders differ in the order of a module's
 * exports.
 */
function byName<L extends Limit | GuessLimit>(all: Used<L>[]): Used<L>[] {
  const merged = new Map<string, Used<L>>()
  for (const { limit, routes } of all) {
    const before = merged.get(limit.name)
    if (before && JSON.stringify(before.limit) !== JSON.stringify(limit))
      throw new Error(`The limits named ${limit.name} differ.`)
    merged.set(limit.name, { limit, routes: [...(before?.routes ?? []), ...routes].toSorted() })
  }
  return [...merged.values()].toSorted((a, b) => a.limit.name.localeCompare(b.limit.name, 'en'))
}

const COUNTED: Record<CountedBy, string> = {
  address: 'address',
  user: 'user',
  key: 'API key',
  'address without a key': 'address, without an API key',
  email: 'email address in the body',
}

const callTable = (what: string, all: readonly Used<Limit>[]): string =>
  table(
    ['Name', 'Limit', 'Counted per', what],
    all.map(({ limit: { name, calls, seconds, per }, routes }) => [
      `\`${name}\``,
      `${calls} per ${span(seconds)}`,
      COUNTED[per],
      routes.join(', '),
    ]),
  )

const guessTable = (all: readonly Used<GuessLimit>[]): string =>
  table(
    ['Name', 'Limit', 'Failure', 'Counted per', 'Endpoints'],
    all.map(({ limit: { name, failures, seconds, counts, per }, routes }) => [
      `\`${name}\``,
      `${failures} per ${span(seconds)}`,
      statusOf(counts),
      per,
      routes.join(', '),
    ]),
  )

const statusOf = (code: ErrorCode): string => `${ERROR_STATUS[code]} \`${code}\``

function span(seconds: number): string {
  if (seconds === HOUR_S) return 'hour'
  return seconds === MINUTE_S ? 'minute' : `${seconds / MINUTE_S} minutes`
}
