import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import type { DocumentKind } from '#schema/documents/kinds.ts'
import { keysOf } from '#schema/shared/records.ts'
import type { Visibility } from '#schema/snippets/visibility.ts'
import { signIn } from '#tests/support/accounts.ts'
import type { Answer } from '#tests/support/client.ts'
import { callsOf, putOn } from '#tests/support/factories.ts'
import type { Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { send } from './calls.ts'
import { CALLERS, type Caller, type People } from './people.ts'
import { TRASH, type Row } from './table.ts'
import { everythingAbout, textOf, type Text } from './texts.ts'

export type World = { product: Product; people: People }

/** The state of a text, which changes what the table says. */
export type State = {
  visibility?: Visibility
  isSuspended?: boolean
  isTrashed?: boolean
}

type Call = { row: Row; text: Text; state: State }

export const callers = keysOf(CALLERS)

/** Strangers may do this with an open text, so it needs a proven address. That is looked at before the text. */
const OF_PROVEN = 'POST /api/shared-snippets/reactions'

function expectedOf(row: Row, who: Caller, { visibility, isSuspended, isTrashed }: State): number {
  if (row.route === OF_PROVEN && who === 'a waiting editor') return 403
  const column = isSuspended && who === 'the owner' ? 'visitor' : CALLERS[who]
  const { usual, ofPublic } = row.statuses[column]
  const ofTrash = isTrashed && TRASH.find(({ name }) => name === row.name)
  if (ofTrash) return ofTrash.statuses[column].usual
  if (isTrashed && row.route.includes('/:id')) return column === 'visitor' ? 401 : 404
  const isOpen = visibility === 'public' || (visibility === 'link' && row.route.includes('/shared-snippets/'))
  return isOpen && !isSuspended && !isTrashed ? ofPublic : usual
}

/** Acts while a text is in a state. */
export async function inState(
  { product, people }: World,
  { id, kind }: Text,
  { isSuspended, isTrashed }: State,
  act: () => Promise<void>,
): Promise<void> {
  const suspend = 'UPDATE users SET suspended_at = $2 WHERE id = $1'
  if (isTrashed) await people.owner.client.delete(`${callsOf(kind)}/${id}`)
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

const callAs = ({ people }: World, who: Caller, { row, text }: Call, id = text.id) =>
  send(row, people.callers[who], { text, who, people, id })

/** Calls as everyone whom the table refuses, and expects that nothing changes. */
export async function checkRefusals(
  world: World,
  rows: readonly Row[],
  text: Text,
  state: State = {},
): Promise<void> {
  const before = await everythingAbout(world.product, text.id)
  for (const row of rows) {
    const call = { row, text, state }
    const refused = callers.filter(who => expectedOf(row, who, state) >= 400)
    const found = await Promise.all(
      refused.map(async who => {
        const answer = await callAs(world, who, call)
        // Neither says whether there is such a text.
        if (answer.status === 404 || answer.status === 401)
          expect([who, essential(answer)]).toEqual([
            who,
            essential(await callAs(world, who, call, randomUUID())),
          ])
        return [who, answer.status]
      }),
    )
    const expected = refused.map(who => [who, expectedOf(row, who, state)])
    expect([row.name, found]).toEqual([row.name, expected])
  }
  expect(await everythingAbout(world.product, text.id)).toEqual(before)
}

/** Calls as everyone whom the table admits. */
export async function checkAdmissions(world: World, call: Call): Promise<void> {
  const { row, state } = call
  const admitted = callers.filter(who => expectedOf(row, who, state) < 400)
  const found: unknown[] = []
  for (const who of admitted) found.push([who, (await callAs(world, who, call)).status])
  expect([row.name, found]).toEqual([row.name, admitted.map(who => [who, expectedOf(row, who, state)])])
}

/** Whether a call needs words in the text. */
export const isWritten = ({ route }: Row): boolean =>
  route === 'POST /api/documents/:id/comments' || route === 'POST /api/documents/:id/revisions'

/** Calls as an owner whose plan was lowered. */
export async function checkLowered(
  { product, people }: World,
  rows: readonly { row: Row; kind: DocumentKind }[],
): Promise<void> {
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
}
