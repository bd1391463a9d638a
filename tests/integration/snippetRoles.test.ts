import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { allEndpoints } from '#schema/endpoints/all.ts'
import { keysOf } from '#schema/shared/records.ts'
import { snippetPart } from '#schema/snippets/contract.ts'
import type { Visibility } from '#schema/snippets/visibility.ts'
import { sharedProduct } from '#tests/support/product.ts'

import {
  callers,
  checkAdmissions,
  checkLowered,
  checkRefusals,
  inState,
  isWritten,
  type State,
  type World,
} from './roles/checks.ts'
import { CALLERS, signUpAll, type Caller } from './roles/people.ts'
import { BOTH, SNIPPETS } from './roles/table.ts'
import { textOf } from './roles/texts.ts'

// Roles and acts on snippets: roles/table.ts.

let world: World
beforeAll(async () => {
  const product = await sharedProduct()
  world = { product, people: await signUpAll(product) }
})

/** The states of a snippet, which change what the table says. */
const STATES = {
  private: { visibility: 'private' },
  'open by its link': { visibility: 'link' },
  public: { visibility: 'public' },
  'public, but of a suspended owner': { visibility: 'public', isSuspended: true },
  'in the trash, once public': { visibility: 'public', isTrashed: true },
} as const satisfies Record<string, State>

const snippet = (wanted: { visibility?: Visibility; isWritten?: boolean } = {}) =>
  textOf(world.product, world.people, { kind: 'snippet', owner: world.people.owner, ...wanted })

/** Everyone may report a shared text, a few times an hour: snippetReports.test.ts. */
const REPORTS = 'POST /api/shared-snippets/reports'

test('every call about snippets has a row', () => {
  const routes = allEndpoints
    .map(({ endpoint }) => endpoint.route)
    .filter(route => /^\w+ \/api\/(?:shared-)?snippets\b/.test(route))
  const rows = SNIPPETS.map(({ route }) => route)
  expect([...new Set([...rows, REPORTS])].toSorted()).toEqual(routes.toSorted())
})

describe.each(keysOf(STATES))('of a snippet that is %s', name => {
  const state: State = STATES[name]
  const { visibility = 'private' } = state

  test('everyone whom the table does not admit is refused, and changes nothing', async () => {
    const text = await snippet({ visibility })
    await inState(world, text, state, () => checkRefusals(world, [...SNIPPETS, ...BOTH], text, state))
  })

  test('lists show it to those who may know of it', async () => {
    const { isSuspended, isTrashed } = state
    const text = await snippet({ visibility })
    const expected = (who: Caller): string[] => {
      if (isTrashed) return who === 'the owner' ? ['trash'] : []
      const own = who === 'the owner' ? ['mine'] : CALLERS[who] === 'other' ? [] : ['shared']
      return visibility === 'public' && !isSuspended ? [...own, 'public'] : own
    }
    await inState(world, text, state, async () => {
      for (const who of callers) {
        const { client } = world.people.callers[who]
        const isIn = CALLERS[who] !== 'visitor' && !(isSuspended && who === 'the owner')
        const parts: string[] = []
        for (const part of snippetPart.options) {
          const answer = await client.get(`/api/snippets?part=${part}`)
          expect([who, answer.status]).toEqual([who, isIn ? 200 : 401])
          const rows = isIn ? z.array(z.looseObject({ id: z.string() })).parse(answer.json) : []
          if (rows.some(({ id }) => id === text.id)) parts.push(part)
        }
        expect([who, parts]).toEqual([who, isIn ? expected(who) : []])
      }
    })
  })
})

describe('those whom the table admits are answered, of a private snippet', () => {
  test.each([...SNIPPETS, ...BOTH])('$name', async row => {
    const text = await snippet({ isWritten: isWritten(row) })
    await checkAdmissions(world, { row, text, state: STATES.private })
  })
})

test.each(['open by its link', 'public'] as const)(
  'of a snippet that is %s, so are its readers',
  async name => {
    const state = STATES[name]
    const text = await snippet(state)
    for (const row of SNIPPETS.filter(({ statuses: { other } }) => other.usual !== other.ofPublic))
      await checkAdmissions(world, { row, text, state })
  },
)

test('an owner whose plan was lowered keeps every right but to add people', () =>
  checkLowered(
    world,
    [...SNIPPETS, ...BOTH].map(row => ({ row, kind: 'snippet' })),
  ))
