import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { documentKind, type DocumentKind } from '#schema/documents/kinds.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import {
  ownReactions,
  ownReactionsChange,
  reaction,
  reactionList,
  reactionSummary,
} from '#schema/reactions/contract.ts'
import { commentOn, rangeOf } from '#tests/support/comments.ts'
import { callsOf, createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

const PEOPLE = ['owner', 'editor', 'commenter', 'viewer', 'removed', 'stranger'] as const
type Who = (typeof PEOPLE)[number]

let product: Product
let people: Record<Who, Person>
let documentId: string

beforeAll(async () => {
  product = await sharedProduct()
  const owner = await signUpOn(product, 'pro')
  const others = [await signUp(product), await signUp(product), await signUp(product)]
  const [editor = owner, commenter = owner, viewer = owner] = others
  people = {
    owner,
    editor,
    commenter,
    viewer,
    removed: await signUp(product),
    stranger: await signUp(product),
  }
})

/** Everyone gets their role in a new text of the owner. */
async function begin(kind: DocumentKind): Promise<void> {
  const document = await createDocument(people.owner, 'A letter', kind)
  documentId = document.id
  for (const role of ['editor', 'commenter', 'viewer'] as const)
    await share(people.owner, document, people[role], role)
  await share(people.owner, document, people.removed, 'editor')
  await people.owner.client.delete(`${callsOf(kind)}/${documentId}/members/${people.removed.user.id}`)
}

beforeEach(() => begin('document'))

const path = (targetId: string, kind: string) => `/api/documents/${documentId}/reactions/${targetId}/${kind}`
const add = (who: Who, targetId: string, kind = 'heart') =>
  people[who].client.send('PUT', path(targetId, kind))
const remove = (who: Who, targetId: string, kind = 'heart') => people[who].client.delete(path(targetId, kind))
const listOf = async (who: Who) =>
  reactionList.parse((await people[who].client.get(`/api/documents/${documentId}/reactions`)).json).targets
const named = (who: Who) => {
  const { id: userId, firstName, lastName } = people[who].user
  return { userId, name: `${firstName} ${lastName}` }
}

/** A thread of the commenter on a text of the document. */
async function commented() {
  const { cookie } = people.owner.client
  const collab = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url: collab, document: documentId, cookie }, text => text.insert(0, 'one two three'))
  return commentOn(people.commenter, documentId, 'two')
}

const reply = (threadId: string, id: string) =>
  people.editor.client.post(`/api/documents/${documentId}/comments/${threadId}/replies`, { id, text: 'So.' })

describe('a reaction', () => {
  test.each(documentKind.options)('is allowed to everyone in a %s', async kind => {
    if (kind !== 'document') await begin(kind)
    const found: Record<string, number[]> = {}
    for (const who of PEOPLE)
      found[who] = [
        (await add(who, documentId)).status,
        (await people[who].client.get(`/api/documents/${documentId}/reactions`)).status,
        (await remove(who, documentId)).status,
      ]
    const yes = [200, 200, 200]
    const no = [404, 404, 404]
    expect(found).toEqual({ owner: yes, editor: yes, commenter: yes, viewer: yes, removed: no, stranger: no })
  })

  test('counts once a person, names them, and is announced when it changes', async () => {
    await add('editor', documentId)
    await Promise.all([1, 2, 3].map(() => add('viewer', documentId)))
    const answer = ownReactions.parse((await add('editor', documentId, 'rocket')).json)
    const reactions = [
      { reaction: 'heart', count: 2, people: [named('editor'), named('viewer')] },
      { reaction: 'rocket', count: 1, people: [named('editor')] },
    ]
    expect(answer).toMatchObject({ targetId: documentId, documentId, reactions, revision: 3 })
    expect(answer.mine.toSorted()).toEqual(['heart', 'rocket'])
    expect(await listOf('viewer')).toEqual([{ ...answer, mine: ['heart'] }])
    expect(await listOf('owner')).toEqual([{ ...answer, mine: [] }])
    const announced = (await eventsAbout(product.databaseUrl, documentId)).filter(
      ({ name }) => name === 'reactions.changed',
    )
    const { mine: _own, ...value } = answer
    expect(announced.map(({ revision }) => revision)).toEqual([1, 2, 3])
    expect(announced.at(-1)).toEqual({
      name: 'reactions.changed',
      key: documentId,
      revision: 3,
      value,
      rooms: [`document:${documentId}`],
    })
  })

  test('is neither made nor taken back for another user than the one who meant it', async () => {
    const send = async (method: 'PUT' | 'DELETE', meantFor: Who) => {
      const headers = { [MEANT_FOR]: people[meantFor].user.id }
      return (await people.editor.client.send(method, path(documentId, 'heart'), { headers })).status
    }
    expect(await send('PUT', 'owner')).toBe(401)
    expect(await listOf('editor')).toEqual([])
    expect(await send('PUT', 'editor')).toBe(200)
    expect(await send('DELETE', 'owner')).toBe(401)
    expect(await listOf('editor')).toMatchObject([{ mine: ['heart'] }])
    expect(await send('DELETE', 'editor')).toBe(200)
  })

  test('reaches the pages of that person alone, once it changes', async () => {
    const who = people.viewer.user.id
    await add('editor', documentId)
    for (const kind of ['heart', 'rocket', 'heart']) await add('viewer', documentId, kind)
    await remove('viewer', documentId)
    await remove('viewer', documentId)
    const told = await eventsAbout(product.databaseUrl, `${who}/${documentId}`)
    expect(
      told.map(({ revision, value }) => [revision, ownReactionsChange.parse(value).mine.toSorted()]),
    ).toEqual([
      [2, ['heart']],
      [3, ['heart', 'rocket']],
      [4, ['rocket']],
    ])
    expect(told.at(-1)).toEqual({
      name: 'reactions.own',
      key: `${who}/${documentId}`,
      revision: 4,
      value: { targetId: documentId, documentId, mine: ['rocket'], revision: 4 },
      rooms: [`user:${who}`],
    })
  })

  test('is taken back, and only its own', async () => {
    await add('editor', documentId)
    expect((await remove('viewer', documentId)).json).toMatchObject({
      reactions: [{ count: 1 }],
      revision: 1,
    })
    expect((await remove('editor', documentId)).json).toMatchObject({ reactions: [], mine: [], revision: 2 })
    expect(await listOf('editor')).toEqual([])
  })

  test('counts exactly when many people react at once', async () => {
    const kinds = reaction.options
    const calls = (['owner', 'editor', 'commenter', 'viewer'] as const).flatMap(who =>
      kinds.map(kind => add(who, documentId, kind)),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    const [target] = await listOf('owner')
    expect(target).toMatchObject({ revision: calls.length })
    expect(target?.reactions.map(({ count }) => count)).toEqual(kinds.map(() => 4))
  })

  test('names the first 20 people and counts all', async () => {
    await add('editor', documentId)
    await inDatabase(
      product,
      `WITH made AS (
         INSERT INTO users (email, password_hash, first_name, last_name)
         SELECT gen_random_uuid() || '@example.com', 'x', 'Bob', n::text FROM generate_series(1, 30) n RETURNING id)
       INSERT INTO reactions (document_id, target_id, user_id, reaction) SELECT $1, $1, id, 'heart' FROM made`,
      [documentId],
    )
    const [target] = await listOf('owner')
    expect(target?.reactions[0]).toMatchObject({ count: 31 })
    expect(target?.reactions[0]?.people).toHaveLength(20)
    expect(target?.reactions[0]?.people[0]).toEqual(named('editor'))
  })

  test('of many kinds name 20 people together, the first of each', async () => {
    await inDatabase(
      product,
      `WITH made AS (
         INSERT INTO users (email, password_hash, first_name, last_name)
         SELECT gen_random_uuid() || '@example.com', 'x', 'Bob', n::text FROM generate_series(1, 30) n
         RETURNING id, last_name::integer AS n),
       target AS (INSERT INTO reaction_targets (document_id, id) VALUES ($1, $1) RETURNING id)
       INSERT INTO reactions (document_id, target_id, user_id, reaction, created_at)
       SELECT target.id, target.id, made.id, reaction, now() - interval '1 hour' + n * interval '1 second'
       FROM target, made, unnest($2::text[]) reaction WHERE reaction <> 'eyes' OR n = 30`,
      [documentId, reaction.options],
    )
    await add('viewer', documentId, 'eyes')
    const shown = Object.fromEntries(
      (await listOf('owner')).flatMap(({ reactions }) =>
        reactions.map(made => [made.reaction, [made.count, ...made.people.map(({ name }) => name)]]),
      ),
    )
    const { firstName, lastName } = people.viewer.user
    expect(shown['eyes']).toEqual([2, 'Bob 30', `${firstName} ${lastName}`])
    const others = reaction.options.filter(kind => kind !== 'eyes').map(kind => shown[kind] ?? [])
    for (const [count, ...names] of others)
      expect([count, ...names]).toEqual([30, ...['Bob 1', 'Bob 2', 'Bob 3', 'Bob 4'].slice(0, names.length)])
    expect(others.flatMap(([, ...names]) => names)).toHaveLength(18)
    const events = await eventsAbout(product.databaseUrl, documentId)
    const event = events.find(({ name }) => name === 'reactions.changed')
    const { reactions } = reactionSummary.parse(event?.value)
    expect(reactions.flatMap(made => made.people)).toHaveLength(20)
  })

  test('to a comment goes with it', async () => {
    const { comment } = await commented()
    expect((await add('viewer', comment.id, 'eyes')).status).toBe(200)
    expect(await listOf('viewer')).toMatchObject([{ targetId: comment.id, mine: ['eyes'] }])
    await people.commenter.client.delete(`/api/documents/${documentId}/comments/${comment.id}`)
    expect(await listOf('viewer')).toEqual([])
    expect((await add('viewer', comment.id)).status).toBe(404)
  })

  test.each([
    ['to an unknown comment', () => randomUUID(), 'heart'],
    ['of an unknown kind', () => documentId, 'skull'],
    ['to nothing', () => 'x', 'heart'],
  ])('%s is not found', async (_, target, kind) => {
    expect((await add('owner', target(), kind)).status).toBe(404)
  })
})

describe('reactions of another document', () => {
  /** Reacts to a document that only the owner can open. Returns its id and reactions. */
  async function elsewhere() {
    const { id } = await createDocument(people.owner)
    const at = `/api/documents/${id}/reactions`
    const made = await people.owner.client.send('PUT', `${at}/${id}/party`)
    const read = async () => reactionList.parse((await people.owner.client.get(at)).json).targets
    return { id, at, made: ownReactions.parse(made.json), read }
  }

  test('are not those of a comment with its id', async () => {
    const { id, made, read } = await elsewhere()
    const { thread } = await commented()
    expect((await reply(thread.id, id)).status).toBe(201)
    for (const kind of ['heart', 'party']) await add('editor', id, kind)
    const answer = ownReactions.parse((await remove('editor', id, 'party')).json)
    const reactions = [{ reaction: 'heart', count: 1, people: [named('editor')] }]
    expect(answer).toEqual({ targetId: id, documentId, reactions, mine: ['heart'], revision: 3 })
    expect(await listOf('viewer')).toEqual([{ ...answer, mine: [] }])
    expect(await read()).toEqual([made])
    const announced = async (key: string) =>
      (await eventsAbout(product.databaseUrl, key))
        .filter(({ name }) => name === 'reactions.changed')
        .map(({ rooms, revision }) => [...rooms, revision])
    expect(await announced(id)).toEqual([[`document:${id}`, 1]])
    const room = `document:${documentId}`
    expect(await announced(`${documentId}/${id}`)).toEqual([1, 2, 3].map(revision => [room, revision]))
    await people.editor.client.delete(`/api/documents/${documentId}/comments/${id}`)
    expect(await listOf('viewer')).toEqual([])
    expect(await read()).toEqual([made])
  })

  test('do not become those of an earlier comment with its id', async () => {
    const { thread } = await commented()
    const { id } = await createDocument(people.owner)
    await reply(thread.id, id)
    await add('editor', id)
    const [before] = await listOf('editor')
    const made = await people.owner.client.send('PUT', `/api/documents/${id}/reactions/${id}/heart`)
    expect(made.json).toMatchObject({
      documentId: id,
      reactions: [{ people: [named('owner')] }],
      revision: 1,
    })
    expect(await listOf('editor')).toEqual([before])
  })

  test('are not reached by the id of its comment', async () => {
    const { at, made, read } = await elsewhere()
    const { comment } = await commented()
    await add('viewer', comment.id)
    const before = await listOf('owner')
    const target = `${at}/${comment.id}/heart`
    expect((await people.owner.client.send('PUT', target)).status).toBe(404)
    expect((await people.owner.client.delete(target)).status).toBe(404)
    expect(await read()).toEqual([made])
    expect(await listOf('owner')).toEqual(before)
  })
})

test('a comment with the id of its document is refused', async () => {
  const { thread } = await commented()
  expect((await reply(thread.id, documentId)).status).toBe(409)
  const range = await rangeOf(people.editor, documentId, 'three')
  const body = { id: documentId, range, text: 'So.' }
  expect((await people.editor.client.post(`/api/documents/${documentId}/comments`, body)).status).toBe(409)
})
