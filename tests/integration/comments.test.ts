import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { bodyOfDoc } from '#document/yjs.ts'
import { commentList, type Comment, type CommentThread } from '#schema/comments/contract.ts'
import { documentKind, type DocumentKind } from '#schema/documents/kinds.ts'
import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'
import type { Answer } from '#tests/support/client.ts'
import { commentOn, rangeOf } from '#tests/support/comments.ts'
import { callsOf, createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { Follower } from '#tests/support/follower.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'
import { RawClient } from '#tests/support/yclient.ts'

const PEOPLE = ['owner', 'editor', 'commenter', 'viewer', 'downgraded', 'removed', 'stranger'] as const
type Who = (typeof PEOPLE)[number]

let product: Product
let people: Record<Who, Person>
let documentId: string
let collab: string

beforeAll(async () => {
  product = await sharedProduct()
  collab = `${product.url.replace('http', 'ws')}/collab`
  const owner = await signUpOn(product, 'pro')
  const [editor, commenter, viewer, downgraded, removed, stranger] = [
    await signUp(product),
    await signUp(product),
    await signUp(product),
    await signUp(product),
    await signUp(product),
    await signUp(product),
  ]
  people = { owner, editor, commenter, viewer, downgraded, removed, stranger }
})

/** Everyone gets their role in a new text of the owner. */
async function begin(kind: DocumentKind): Promise<void> {
  const document = await createDocument(people.owner, 'A letter', kind)
  documentId = document.id
  for (const role of ['editor', 'commenter', 'viewer'] as const)
    await share(people.owner, document, people[role], role)
  await share(people.owner, document, people.downgraded, 'editor')
  await share(people.owner, document, people.downgraded, 'viewer')
  await share(people.owner, document, people.removed, 'editor')
  await people.owner.client.delete(`${callsOf(kind)}/${documentId}/members/${people.removed.user.id}`)
  const cookie = people.owner.client.cookie
  await edit({ url: collab, document: documentId, cookie }, text => text.insert(0, 'one two three'))
}

beforeEach(() => begin('document'))

const at = (...rest: string[]) => ['/api/documents', documentId, 'comments', ...rest].join('/')
const listOf = async (who: Who) => commentList.parse((await people[who].client.get(at())).json)
const threadOf = (who: Who, quote = 'two') => commentOn(people[who], documentId, quote)
const put = (who: Who, path: string): Promise<Answer> => people[who].client.send('PUT', path)

/** Returns the threads that mark a text of the stored body. */
async function anchors(): Promise<string[]> {
  const reader = await RawClient.on(collab, documentId, people.owner.client.cookie).synced()
  const body = bodyOfDoc(reader.doc())
  reader.end()
  return [
    ...new Set(
      [...JSON.stringify(body).matchAll(/"type":"comment","attrs":\{"id":"([^"]+)"/g)].map(
        ([, id]) => id ?? '',
      ),
    ),
  ]
}

type Act = (who: Who, made: { thread: CommentThread; comment: Comment }) => Promise<Answer>
const words = { text: 'Because.' }

/** Each act on a thread of another person, and the roles that may do it. */
const ACTS: Record<string, { act: Act; granted: readonly Who[]; status: number }> = {
  read: {
    act: who => people[who].client.get(at()),
    granted: ['owner', 'editor', 'commenter', 'viewer', 'downgraded'],
    status: 200,
  },
  begin: {
    act: async who =>
      people[who].client.post(at(), {
        id: randomUUID(),
        range: await rangeOf(people.owner, documentId, 'three'),
        ...words,
      }),
    granted: ['owner', 'editor', 'commenter'],
    status: 201,
  },
  reply: {
    act: (who, { thread }) =>
      people[who].client.post(at(thread.id, 'replies'), { id: randomUUID(), ...words }),
    granted: ['owner', 'editor', 'commenter'],
    status: 201,
  },
  'edit a comment of another': {
    act: (who, { comment }) => people[who].client.patch(at(comment.id), words),
    granted: [],
    status: 200,
  },
  resolve: {
    act: (who, { thread }) => put(who, at(thread.id, 'resolution')),
    granted: ['owner', 'editor', 'commenter'],
    status: 200,
  },
  reopen: {
    act: (who, { thread }) => people[who].client.delete(at(thread.id, 'resolution')),
    granted: ['owner', 'editor', 'commenter'],
    status: 200,
  },
  'delete a comment of another': {
    act: (who, { comment }) => people[who].client.delete(at(comment.id)),
    granted: ['owner'],
    status: 204,
  },
}

describe.each(Object.entries(ACTS))('to %s', (_, { act, granted, status }) => {
  test.each(documentKind.options)('of a %s is allowed to exactly these roles', async kind => {
    if (kind !== 'document') await begin(kind)
    const writer = await signUp(product)
    await share(people.owner, { id: documentId, kind }, writer, 'commenter')
    const made = await commentOn(writer, documentId, 'two')
    const found: Record<string, number> = {}
    // The owner comes last, since a deletion by the owner succeeds.
    for (const who of PEOPLE.toReversed()) found[who] = (await act(who, made)).status
    const noAccess = new Set<Who>(['removed', 'stranger'])
    expect(found).toEqual(
      Object.fromEntries(
        PEOPLE.map(who => [who, granted.includes(who) ? status : noAccess.has(who) ? 404 : 403]),
      ),
    )
  })
})

describe('a thread', () => {
  test('is marked in the text, read by everyone and announced', async () => {
    const { thread, comment } = await threadOf('commenter')
    const { id: userId, firstName, lastName } = people.commenter.user
    expect(thread).toMatchObject({ documentId, quote: 'two', resolved: null, revision: 1 })
    expect(comment).toMatchObject({
      id: thread.id,
      threadId: thread.id,
      author: { userId, name: `${firstName} ${lastName}` },
      text: 'Why this?',
      editedAt: null,
    })
    expect(await anchors()).toEqual([thread.id])
    expect(await listOf('viewer')).toEqual({ threads: [thread], comments: [comment] })
    const rooms = [`document:${documentId}`]
    expect(await eventsAbout(product.databaseUrl, thread.id)).toEqual([
      { name: 'comments.thread', key: thread.id, revision: 1, value: thread, rooms },
      { name: 'comments.comment', key: comment.id, revision: 1, value: comment, rooms },
    ])
  })

  test('on a long text has its beginning', async () => {
    const place = { url: collab, document: documentId, cookie: people.owner.client.cookie }
    const long = `${'word '.repeat(1000)}end`
    await edit(place, text => text.insert(0, long))
    const { thread } = await threadOf('commenter', long)
    expect(thread.quote).toBe(`${'word '.repeat(60)}…`)
    expect((await listOf('viewer')).threads).toEqual([thread])
    expect(await anchors()).toEqual([thread.id])
  })

  test('is there once, however often it is sent', async () => {
    const body = { id: randomUUID(), text: 'Why?', range: await rangeOf(people.editor, documentId, 'two') }
    const answers = await Promise.all([1, 2, 3].map(() => people.editor.client.post(at(), body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await listOf('owner')).comments).toHaveLength(1)
    const others = await people.commenter.client.post(at(), body)
    expect(others.status).toBe(409)
  })

  test('stays when it is sent again after its text was deleted', async () => {
    const body = { id: randomUUID(), text: 'Why?', range: await rangeOf(people.editor, documentId, 'two') }
    await people.editor.client.post(at(), body)
    const place = { url: collab, document: documentId, cookie: people.owner.client.cookie }
    await edit(place, text => text.delete(3, 5))
    expect(await anchors()).toEqual([])
    expect((await people.editor.client.post(at(), body)).status).toBe(201)
    expect((await listOf('viewer')).threads).toMatchObject([{ id: body.id, quote: 'two' }])
  })

  test('is not there when the text has changed', async () => {
    const range = await rangeOf(people.editor, documentId, 'two')
    await edit({ url: collab, document: documentId, cookie: people.owner.client.cookie }, text =>
      text.insert(5, 'x'),
    )
    const answer = await people.editor.client.post(at(), { id: randomUUID(), range, ...words })
    expect(answer.status).toBe(409)
    expect(answer.json).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('has just changed'),
    })
    expect(await listOf('owner')).toEqual({ threads: [], comments: [] })
    expect(await anchors()).toEqual([])
  })

  test('is resolved and reopened, once each', async () => {
    const { thread } = await threadOf('commenter')
    const by = { userId: people.editor.user.id, name: expect.any(String) }
    const resolved = { resolved: { at: expect.any(String), by }, revision: 2 }
    expect((await put('editor', at(thread.id, 'resolution'))).json).toMatchObject(resolved)
    expect((await put('owner', at(thread.id, 'resolution'))).json).toMatchObject(resolved)
    expect((await people.commenter.client.delete(at(thread.id, 'resolution'))).json).toEqual({
      ...thread,
      revision: 3,
    })
    expect((await eventsAbout(product.databaseUrl, thread.id)).map(({ revision }) => revision)).toEqual([
      1, 1, 2, 3,
    ])
  })

  test('goes with its first comment, its replies and its mark', async () => {
    const { thread } = await threadOf('commenter')
    await people.editor.client.post(at(thread.id, 'replies'), { id: randomUUID(), ...words })
    expect((await people.commenter.client.delete(at(thread.id))).status).toBe(204)
    expect(await listOf('owner')).toEqual({ threads: [], comments: [] })
    await expect.poll(anchors).toEqual([])
    expect((await eventsAbout(product.databaseUrl, thread.id)).at(-1)).toMatchObject({
      name: 'comments.thread',
      revision: 2,
      value: null,
    })
    expect(
      (await people.commenter.client.post(at(thread.id, 'replies'), { id: randomUUID(), ...words })).status,
    ).toBe(404)
  })
})

describe('a comment', () => {
  test('is edited and deleted by its author', async () => {
    const { thread } = await threadOf('owner')
    const id = randomUUID()
    const mentions = [people.viewer.user.id]
    const reply = await people.commenter.client.post(at(thread.id, 'replies'), { id, ...words, mentions })
    expect(reply.json).toMatchObject({
      id,
      threadId: thread.id,
      mentions: [{ userId: mentions[0] }],
      editedAt: null,
    })
    const edited = await people.commenter.client.patch(at(id), { text: 'So.' })
    expect(edited.json).toMatchObject({
      text: 'So.',
      mentions: [],
      editedAt: expect.any(String),
      revision: 2,
    })
    expect((await people.commenter.client.delete(at(id))).status).toBe(204)
    expect(await eventsAbout(product.databaseUrl, id)).toMatchObject([
      { revision: 1, value: reply.json },
      { revision: 2, value: edited.json },
      { revision: 3, value: null },
    ])
    expect((await listOf('owner')).comments).toHaveLength(1)
  })

  test('is neither made nor changed for another user than the one who meant it', async () => {
    const { thread } = await threadOf('owner')
    const range = await rangeOf(people.owner, documentId, 'three')
    const before = await listOf('owner')
    const { client } = people.owner
    const all = async (who: Who) => {
      const headers = { [MEANT_FOR]: people[who].user.id }
      return [
        await client.post(at(), { id: randomUUID(), range, ...words }, headers),
        await client.post(at(thread.id, 'replies'), { id: randomUUID(), ...words }, headers),
        await client.send('PATCH', at(thread.id), { body: words, headers }),
        await client.send('PUT', at(thread.id, 'resolution'), { headers }),
        await client.send('DELETE', at(thread.id, 'resolution'), { headers }),
        await client.send('DELETE', at(thread.id), { headers }),
      ]
    }
    expect((await all('editor')).map(({ status }) => status)).toEqual(Array(6).fill(401))
    expect(await listOf('owner')).toEqual(before)
    expect((await all('owner')).map(({ status }) => status)).toEqual([201, 201, 200, 200, 200, 204])
  })

  test('mentions each person once, in no order', async () => {
    const { thread } = await threadOf('owner')
    const id = randomUUID()
    const [one, two] = [people.editor.user.id, people.viewer.user.id]
    const sent = { id, text: 'So?', mentions: [one, two, one] }
    const { json: made } = await people.owner.client.post(at(thread.id, 'replies'), sent)
    const edited = async (...mentions: string[]) =>
      (await people.owner.client.patch(at(id), { text: 'So?', mentions })).json
    expect(await edited(two, one)).toEqual(made)
    expect(await edited(one, one, two)).toEqual(made)
    expect(await edited(two, two)).toMatchObject({ mentions: [{ userId: two }], revision: 2 })
    expect(await eventsAbout(product.databaseUrl, id)).toHaveLength(2)
  })

  test('mentions whom it names still, also if an edit leaves them out', async () => {
    const { thread } = await threadOf('owner')
    const id = randomUUID()
    const { firstName, lastName, id: userId } = people.viewer.user
    const text = `So, @${firstName} ${lastName}?`
    await people.owner.client.post(at(thread.id, 'replies'), { id, text, mentions: [userId] })
    const edited = async (words: string) =>
      (await people.owner.client.patch(at(id), { text: words, mentions: [] })).json
    expect(await edited(`${text} Yes?`)).toMatchObject({ mentions: [{ userId }] })
    expect(await edited('So?')).toMatchObject({ mentions: [] })
  })

  test('can be edited when someone whom it mentions has left', async () => {
    const { thread } = await threadOf('owner')
    const id = randomUUID()
    const mentions = [people.viewer.user.id]
    await people.owner.client.post(at(thread.id, 'replies'), { id, text: 'So?', mentions })
    await people.owner.client.delete(`/api/documents/${documentId}/members/${people.viewer.user.id}`)
    const edited = await people.owner.client.patch(at(id), { text: 'So then?', mentions })
    expect(edited.json).toMatchObject({ text: 'So then?', mentions: [{ userId: mentions[0] }] })
    // A new comment does not mention them.
    const other = { id: randomUUID(), text: 'So?', mentions }
    expect((await people.owner.client.post(at(thread.id, 'replies'), other)).status).toBe(422)
  })

  test.each([
    ['no text', { text: ' ' }],
    ['too long a text', { text: 'x'.repeat(2001) }],
    ['a mention of a stranger', () => ({ text: 'x', mentions: [people.stranger.user.id] })],
    ['a mention of no one', { text: 'x', mentions: [randomUUID()] }],
    ['too many mentions', { text: 'x', mentions: Array.from({ length: 21 }, () => randomUUID()) }],
  ])('with %s is refused', async (_, body) => {
    const { thread } = await threadOf('owner')
    const sent = { id: randomUUID(), ...(typeof body === 'function' ? body() : body) }
    expect((await people.owner.client.post(at(thread.id, 'replies'), sent)).status).toBe(422)
  })

  test('with nothing that is seen is refused, also as a reply or a change, and joined emoji stay', async () => {
    const { thread } = await threadOf('owner')
    const { client } = people.owner
    const id = randomUUID()
    for (const text of ['\u200B', ' \u200D\uFEFF\u2060 ', '\u3164']) {
      const range = await rangeOf(people.owner, documentId, 'one')
      for (const answer of [
        await client.post(at(), { id, text, range }),
        await client.post(at(thread.id, 'replies'), { id, text }),
        await client.patch(at(thread.id), { text }),
      ])
        expect(answer).toMatchObject({ status: 422, json: { fields: { text: 'Write something first.' } } })
    }
    const text = '👩\u200D👩\u200D👧'
    expect((await client.post(at(thread.id, 'replies'), { id, text })).json).toMatchObject({ text })
  })

  test('of another document is not found', async () => {
    const { thread } = await threadOf('owner')
    const { id } = await createDocument(people.owner)
    const path = `/api/documents/${id}/comments/${thread.id}`
    const { client } = people.owner
    expect((await client.patch(path, words)).status).toBe(404)
    expect((await client.delete(path)).status).toBe(404)
    expect((await client.post(`${path}/replies`, { id: randomUUID(), ...words })).status).toBe(404)
    expect((await client.send('PUT', `${path}/resolution`)).status).toBe(404)
  })

  test('beyond the maximum is refused', async () => {
    const { thread } = await threadOf('owner')
    await inDatabase(
      product,
      `INSERT INTO comments (id, thread_id, document_id, text)
       SELECT gen_random_uuid(), $1, $2, 'x' FROM generate_series(1, 1999)`,
      [thread.id, documentId],
    )
    const answer = await people.owner.client.post(at(thread.id, 'replies'), { id: randomUUID(), ...words })
    expect(answer.status).toBe(409)
    expect((await listOf('owner')).comments).toHaveLength(2000)
  })
})

test('comments and resolutions reach everyone who has the document open', async () => {
  const { cookie } = people.viewer.client
  const follower = await Follower.start({ url: product.url, cookie }, [`document:${documentId}`])
  const { thread } = await threadOf('commenter')
  await put('owner', at(thread.id, 'resolution'))
  await expect
    .poll(() => follower.latest.get(`comments.thread ${thread.id}`)?.value)
    .toMatchObject({ id: thread.id, resolved: { by: { userId: people.owner.user.id } } })
  await expect
    .poll(() => follower.latest.get(`comments.comment ${thread.id}`)?.value)
    .toMatchObject({ text: 'Why this?' })
  follower.stop()
})
