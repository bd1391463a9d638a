import { beforeAll, describe, expect, test } from 'vitest'

import { allEndpoints } from '#schema/endpoints/all.ts'
import { keysOf } from '#schema/shared/records.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { putOn } from '#tests/support/factories.ts'
import { sharedProduct } from '#tests/support/product.ts'
import { RawClient } from '#tests/support/yclient.ts'

import {
  callers,
  checkAdmissions,
  checkLowered,
  checkRefusals,
  inState,
  isWritten,
  type World,
} from './roles/checks.ts'
import { ACTS, endOf } from './roles/live.ts'
import { CALLERS, signUpAll } from './roles/people.ts'
import { BOTH, DOCUMENTS } from './roles/table.ts'
import { textOf } from './roles/texts.ts'

// Roles and acts on documents, and on their live text: roles/table.ts, roles/live.ts.

let world: World
/** The address of the socket for bodies. */
let url: string
beforeAll(async () => {
  const product = await sharedProduct()
  world = { product, people: await signUpAll(product) }
  url = `${product.url.replace('http', 'ws')}/collab`
})

const document = (wanted: { isWritten?: boolean } = {}, owner = world.people.owner) =>
  textOf(world.product, world.people, { kind: 'document', owner, ...wanted })

test('every call about documents and their links has a row', () => {
  const routes = allEndpoints
    .map(({ endpoint }) => endpoint.route)
    .filter(route => /^\w+ \/api\/(?:documents|invite-links)\b/.test(route))
  const rows = [...DOCUMENTS, ...BOTH].map(({ route }) => route)
  expect([...new Set(rows)].toSorted()).toEqual(routes.toSorted())
})

describe('of a document', () => {
  test('everyone whom the table does not admit is refused, and changes nothing', async () => {
    await checkRefusals(world, [...DOCUMENTS, ...BOTH], await document())
  })

  test('the same in the trash, of which its owner alone knows', async () => {
    const text = await document()
    const state = { isTrashed: true }
    await inState(world, text, state, () => checkRefusals(world, [...DOCUMENTS, ...BOTH], text, state))
  })

  test.each([...DOCUMENTS, ...BOTH])('those whom the table admits are answered: $name', async row => {
    const text = await document({ isWritten: isWritten(row) })
    await checkAdmissions(world, { row, text, state: {} })
  })

  test('an owner whose plan was lowered keeps every right but to add people', () =>
    checkLowered(
      world,
      DOCUMENTS.map(row => ({ row, kind: 'document' })),
    ))
})

describe('live, the text changes for everyone, or for no one', () => {
  test.each(keysOf(ACTS))('%s', async name => {
    const { people } = world
    const { id, owner } = await document()
    const place = { url, document: id, cookie: owner.client.cookie }
    const found: unknown[] = []
    for (const who of callers) {
      const { client, userId } = people.callers[who]
      const connect = () => RawClient.on(url, id, client.cookie)
      found.push([who, await endOf(place, name, { connect, userId: userId ?? id })])
    }
    expect(found).toEqual(callers.map(who => [who, ACTS[name].ends[CALLERS[who]]]))

    // A visitor with the link reads.
    const { json } = await owner.client.post(`/api/documents/${id}/share-code`)
    const code = shareCodeAnswer.parse(json).shareCode?.code ?? expect.fail()
    const connect = () => RawClient.withCode(url, id, code)
    expect(await endOf(place, name, { connect, userId: id })).toBe(ACTS[name].ends.viewer)
  })

  test('an owner whose plan was lowered keeps every right', async () => {
    const { lowered } = world.people
    await putOn(world.product, lowered, 'free')
    const { id } = await document({}, lowered)
    const { cookie } = lowered.client
    for (const name of keysOf(ACTS)) {
      const who = { connect: () => RawClient.on(url, id, cookie), userId: lowered.user.id }
      const end = await endOf({ url, document: id, cookie }, name, who)
      expect([name, end]).toEqual([name, ACTS[name].ends.lowered])
    }
  })
})
