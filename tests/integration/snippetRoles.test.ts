import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { allEndpoints } from '#schema/endpoints/all.ts'
import { keysOf } from '#schema/shared/records.ts'
import { snippetPart } from '#schema/snippets/contract.ts'
import { signIn } from '#tests/support/accounts.ts'
import type { Answer } from '#tests/support/client.ts'
import { putOn } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { CALLERS, signUpAll, type Caller, type People } from './roles/people.ts'
import { BOTH, DOCUMENTS, SNIPPETS, TRASH, type Row } from './roles/table.ts'
import { everythingAbout, send, textOf, type Text } from './roles/texts.ts'

// Roles and acts on snippets, comments and reactions: roles/table.ts.

let product: Product
let people: People
beforeAll(async () => {
  product = await sharedProduct()
  people = await signUpAll(product)
})

const callers = keysOf(CALLERS)

/** The states of a snippet, which change what the table says. */
const STATES = {
  private: { visibility: 'private' },
  'open by its link': { visibility: 'link' },
  public: { visibility: 'public' },
  'public, but of a suspended owner': { visibility: 'public', isSuspended: true },
  'in the trash, once public': { visibility: 'public', isTrashed: true },
} as const satisfies Record<string, object>
type State = {
  visibility?: 'private' | 'link' | 'public'
  isSuspended?: boolean
  isTrashed?: boolean
}

function expectedOf(row: Row, who: Caller, { visibility, isSuspended, isTrashed }: State): number {
  const column = isSuspended && who === 'the owner' ? 'visitor' : CALLERS[who]
  const { usual, ofPublic } = row.statuses[column]
  if (isTrashed && row.route.includes('/:id')) {
    const found = TRASH.find(({ name }) => name === row.name)?.statuses[column].usual
    return found ?? (column === 'visitor' ? 401 : 404)
  }
  const isOpen = visibility === 'public' || (visibility === 'link' && row.route.includes('/shared-snippets/'))
  return isOpen && !isSuspended && !isTrashed ? ofPublic : usual
}

const inState = async ({ id }: Text, { isSuspended, isTrashed }: State, act: () => Promise<void>) => {
  const suspend = 'UPDATE users SET suspended_at = $2 WHERE id = $1'
  if (isTrashed) await people.owner.client.delete(`/api/snippets/${id}`)
  if (isSuspended) {
    await inDatabase(product, suspend, [people.owner.user.id, new Date()])
    // The session ends with the first call after that, and sends its cookie then.
    await people.owner.client.get('/api/auth/user')
  }
  try {
    await act()
  } finally {
    if (isSuspended) await inDatabase(product, suspend, [people.owner.user.id, null])
    // A session ends when its user is seen to be suspended.
    if (isSuspended) await signIn(people.owner.client, people.owner.user.email)
  }
}

/** An answer without what differs each time. A session is prolonged by every call. */
const essential = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => !['date', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replace(/(?<=; Expires=)[^;]+/, '')]),
})

type Call = { row: Row; text: Text; state: State }

const callAs = (who: Caller, { row, text }: Call, id = text.id) =>
  send(row, people.callers[who], { text, who, people, id })

/** Calls as everyone whom the table refuses, and expects that nothing changes. */
async function checkRefusals(calls: readonly Call[], text: Text): Promise<void> {
  const before = await everythingAbout(product, text.id)
  for (const call of calls) {
    const refused = callers.filter(who => expectedOf(call.row, who, call.state) >= 400)
    const found = await Promise.all(
      refused.map(async who => {
        const answer = await callAs(who, call)
        // Neither says whether there is such a text.
        if (answer.status === 404 || answer.status === 401)
          expect([who, essential(answer)]).toEqual([who, essential(await callAs(who, call, randomUUID()))])
        return [who, answer.status]
      }),
    )
    const expected = refused.map(who => [who, expectedOf(call.row, who, call.state)])
    expect([call.row.name, found]).toEqual([call.row.name, expected])
  }
  expect(await everythingAbout(product, text.id)).toEqual(before)
}

/** Calls as everyone whom the table admits. */
async function checkAdmissions(call: Call): Promise<void> {
  const admitted = callers.filter(who => expectedOf(call.row, who, call.state) < 400)
  const found: unknown[] = []
  for (const who of admitted) found.push([who, (await callAs(who, call)).status])
  expect(found).toEqual(admitted.map(who => [who, expectedOf(call.row, who, call.state)]))
}

const isWritten = ({ route }: Row) => route === 'POST /api/documents/:id/comments'

/** Everyone may report a shared text, a few times an hour: snippetReports.test.ts. */
const REPORTS = 'POST /api/shared-snippets/reports'

test('every call about snippets, comments, reactions and people has a row', () => {
  const ours =
    /^\w+ \/api\/(?:(?:shared-)?snippets\b|invite-links\b|documents\/:id\/(?:members|invitations|invite-link|share-code|comments|reactions)\b)/
  const routes = allEndpoints.map(({ endpoint }) => endpoint.route).filter(route => ours.test(route))
  const rows = [...SNIPPETS, ...DOCUMENTS, ...BOTH].map(({ route }) => route)
  expect([...new Set([...rows, REPORTS])].toSorted()).toEqual(routes.toSorted())
})

describe.each(keysOf(STATES))('of a snippet that is %s', name => {
  const state: State = STATES[name]
  const { visibility = 'private' } = state

  test('everyone whom the table does not admit is refused, and changes nothing', async () => {
    const { owner } = people
    const text = await textOf(product, people, { kind: 'snippet', owner, visibility })
    const calls = [...SNIPPETS, ...BOTH].map(row => ({ row, text, state }))
    await inState(text, state, () => checkRefusals(calls, text))
  })

  test('lists show it to those who may know of it', async () => {
    const { owner } = people
    const { isSuspended, isTrashed } = state
    const text = await textOf(product, people, { kind: 'snippet', owner, visibility })
    const expected = (who: Caller): string[] => {
      if (isTrashed) return who === 'the owner' ? ['trash'] : []
      const own = who === 'the owner' ? ['mine'] : CALLERS[who] === 'other' ? [] : ['shared']
      return visibility === 'public' && !isSuspended ? [...own, 'public'] : own
    }
    await inState(text, state, async () => {
      for (const who of callers) {
        const { client } = people.callers[who]
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

test('of a document, everyone whom the table does not admit is refused, and changes nothing', async () => {
  const text = await textOf(product, people, { kind: 'document', owner: people.owner })
  await checkRefusals(
    [...DOCUMENTS, ...BOTH].map(row => ({ row, text, state: {} })),
    text,
  )
})

describe('those whom the table admits are answered, of a private snippet', () => {
  test.each([...SNIPPETS, ...BOTH])('$name', async row => {
    const { owner } = people
    const text = await textOf(product, people, { kind: 'snippet', owner, isWritten: isWritten(row) })
    await checkAdmissions({ row, text, state: STATES.private })
  })
})

test('of a document, those whom the table admits are answered', async () => {
  const { owner } = people
  for (const row of DOCUMENTS) {
    const text = await textOf(product, people, { kind: 'document', owner })
    await checkAdmissions({ row, text, state: {} })
  }
})

test.each(['open by its link', 'public'] as const)(
  'of a snippet that is %s, so are its readers',
  async name => {
    const state = STATES[name]
    const text = await textOf(product, people, { kind: 'snippet', owner: people.owner, ...state })
    for (const row of SNIPPETS.filter(({ statuses: { other } }) => other.usual !== other.ofPublic))
      await checkAdmissions({ row, text, state })
  },
)

test('an owner whose plan was lowered keeps every right but to add people', async () => {
  const rows = [
    ...SNIPPETS.map(row => ({ row, kind: 'snippet' as const })),
    ...DOCUMENTS.map(row => ({ row, kind: 'document' as const })),
    ...BOTH.map(row => ({ row, kind: 'snippet' as const })),
  ]
  const { lowered: owner } = people
  const called = { client: owner.client, userId: owner.user.id }
  // Replies of the owner are made for the one who calls.
  const own = { ...people, callers: { ...people.callers, 'the owner': called } }
  const made: { row: Row; text: Text }[] = []
  for (const { row, kind } of rows)
    made.push({ row, text: await textOf(product, own, { kind, owner, isWritten: isWritten(row) }) })
  await putOn(product, owner, 'free')
  for (const { row, text } of made) {
    const { status } = await send(row, called, { text, who: 'the owner', people })
    expect([row.name, status]).toEqual([row.name, row.statuses.lowered.usual])
  }
})
