import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { signOut, signOutByLink } from '#schema/users/endpoints.ts'
import { createWorld, type World } from '#tests/integration/endpoints/world.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { audit } from './audit.ts'
import { callsOf, type ScanCall } from './calls.ts'
import { Entrance } from './entrance.ts'
import { isExpected } from './expected.ts'
import { ffuf } from './ffuf.ts'
import { sqlmap } from './sqlmap.ts'
import { explanationOf, lineOf, wapiti } from './wapiti.ts'
import { words } from './words.ts'

const SESSIONS = ['anonymous', 'signed in'] as const
/** Paths that would end the session. */
const CLOSED = [signOut, signOutByLink].map(({ route }) => route.slice(route.indexOf('/')))

let world: World
let calls: ScanCall[]
const folder = temporaryDirectory('scan')
const summary: string[] = []

beforeAll(async () => {
  world = await createWorld()
  await inDatabase(world.product, 'UPDATE plans SET monthly_limit = 1000000')
  calls = await callsOf(world)
})
afterAll(async () => {
  await world.close()
  folder.remove()
  console.log(['The scan:', ...summary].join('\n'))
})

/** Runs a scanner through an entrance. No call may fail, and the session must last. */
async function through<T>(
  name: string,
  session: (typeof SESSIONS)[number],
  scan: (entrance: Entrance) => Promise<T>,
): Promise<T> {
  const client = session === 'anonymous' ? world.visitor() : await world.elsewhere()
  const entrance = await Entrance.start({ target: world.product.url, client, calls, closed: CLOSED })
  try {
    const found = await scan(entrance)
    const statuses = [...entrance.statuses].toSorted(([a], [b]) => a - b)
    const counts = statuses.map(([status, count]) => `${status}: ${count}`).join(', ')
    summary.push(`${name} ${session}: ${entrance.requests} requests (${counts})`)
    expect(entrance.failures).toEqual([])
    if (session === 'signed in') expect((await client.get('/api/auth/user')).status).toBe(200)
    return found
  } finally {
    await entrance.close()
  }
}

/** Returns the addresses of the calls that have parameters. */
const addresses = (entrance: Entrance, wanted: (call: ScanCall) => boolean): string[] =>
  calls.flatMap((call, number) =>
    call.tested.length > 0 && wanted(call) ? [entrance.addressOf(number)] : [],
  )

const isPublic = ({ endpoint: { access } }: ScanCall): boolean => access === 'public'

describe.each(SESSIONS)('%s', session => {
  test('ffuf finds no path that is not declared', async ({ signal }) => {
    const found = await through('ffuf', session, ({ url }) => ffuf(url, words(), folder.path, signal))
    expect(found.filter(answered => !isExpected(answered))).toEqual([])
  })

  test('wapiti finds nothing that is not explained', async ({ signal }) => {
    const { findings, cut } = await through('wapiti', session, entrance => {
      const starts = addresses(entrance, call => isPublic(call) === (session === 'anonymous'))
      return wapiti(entrance.url, starts, folder.path, signal)
    })
    if (cut.length > 0) summary.push(`  not finished: ${cut.join(', ')}`)
    summary.push(
      ...findings.map(finding => `  ${lineOf(finding)}: ${explanationOf(finding) ?? 'unexplained'}`),
    )
    expect(findings.filter(finding => explanationOf(finding) === null)).toEqual([])
  })
})

test('sqlmap finds no injection in any declared parameter', async ({ signal }) => {
  const tested = calls.flatMap(call => call.tested).length
  const found = await through('sqlmap', 'signed in', entrance =>
    sqlmap(
      addresses(entrance, () => true),
      folder.path,
      signal,
    ),
  )
  summary.push(`  ${tested} parameters of ${new Set(calls.map(({ name }) => name)).size} endpoints`)
  expect(found).toEqual([])
})

test('npm audit knows no vulnerable package in the built product', async ({ signal, skip }) => {
  const found = await audit(signal)
  if (!found) {
    summary.push('npm audit: left out, since the registry did not answer')
    return skip('The registry did not answer.')
  }
  summary.push(`npm audit: ${found.reached.length} in the product, ${found.others.length} in tools`)
  expect(found.reached).toEqual([])
})
