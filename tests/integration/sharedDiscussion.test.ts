import { randomUUID } from 'node:crypto'

import * as encoding from 'lib0/encoding'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { CLOSE, MESSAGE } from '#schema/collab/protocol.ts'
import { commentList } from '#schema/comments/contract.ts'
import { ownReactions, reactionList } from '#schema/reactions/contract.ts'
import { sharedReacted, sharedReader } from '#schema/reactions/sharedReactions.ts'
import { sharedDiscussion, type SharedDiscussion } from '#schema/sharing/discussion.ts'
import { visibilityAnswer, type VisibilityChange } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { commentOn } from '#tests/support/comments.ts'
import {
  confirmAddress,
  createSnippet,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'
import { RawClient } from '#tests/support/yclient.ts'

/** Comments and reactions on the page of a shared text, and the acts of its readers. */

let product: Product
let owner: Person
let member: Person
let reader: Person
let documentId: string
let code: string
const connections: RawClient[] = []

beforeAll(async () => {
  product = await sharedProduct()
  owner = await signUpOn(product, 'pro')
  member = await signUp(product, { firstName: 'Ben', lastName: 'Secretname' })
  reader = await signUp(product)
  await confirmAddress(reader)
})
beforeEach(async () => {
  ;({ id: documentId } = await createSnippet(owner, 'A letter'))
  await share(owner, { id: documentId, kind: 'snippet' }, member, 'commenter')
  code = (await show({ visibility: 'link', showsComments: true })) ?? expect.fail()
  await edit({ url: collab(), document: documentId, cookie: owner.client.cookie }, paragraph =>
    paragraph.insert(0, 'The bus is late.'),
  )
})
afterEach(() => {
  for (const connection of connections.splice(0)) connection.end()
})

const collab = () => `${product.url.replace('http', 'ws')}/collab`
const visitor = () => new Client(product.url)
const show = async (body: VisibilityChange) => {
  const answer = await owner.client.send('PUT', `/api/snippets/${documentId}/visibility`, { body })
  return visibilityAnswer.parse(answer.json).shareCode
}
const page = async () => (await visitor().get(`/snippet/${code}`)).text
const thread = (quote: string, by = member) => commentOn(by, documentId, quote)
const calls = () => `/api/documents/${documentId}`
const react = (who: Client, targetId: string, isOn = true, reaction = 'heart', by = code) =>
  who.post('/api/shared-snippets/reactions', { code: by, targetId, reaction, isOn })
const whoReads = async (who: Client, by = code) =>
  sharedReader.parse((await who.post('/api/shared-snippets/reader', { code: by })).json).reader

/** Opens the live page of the text, and returns what it received last. */
async function watch(cookie?: string) {
  const connection = RawClient.withCode(collab(), documentId, code, cookie)
  connections.push(connection)
  await connection.synced()
  connection.send(encoding.encode(encoder => encoding.writeVarUint(encoder, MESSAGE.discussion)))
  const received = (): SharedDiscussion | null => {
    const last = connection.frames.findLast(({ type }) => type === MESSAGE.discussion)
    return last ? sharedDiscussion.parse(JSON.parse(new TextDecoder().decode(last.bytes))) : null
  }
  await expect.poll(received).not.toBeNull()
  return {
    connection,
    received,
    said: () => received()?.threads.flatMap(each => each.comments.map(({ text }) => text)),
  }
}

test('a page shows open comments with first names, and no longer what was resolved', async () => {
  const { thread: open } = await thread('bus')
  const { thread: closed } = await thread('late')
  const replies = `${calls()}/comments/${open.id}/replies`
  const naming = { id: randomUUID(), text: '@Ben Secretname, see <b>', mentions: [member.user.id] }
  expect((await owner.client.post(replies, naming)).status).toBe(201)
  await owner.client.send('PUT', `${calls()}/reactions/${naming.id}/rocket`)
  await owner.client.send('PUT', `${calls()}/comments/${closed.id}/resolution`)
  await expect.poll(page).toContain('>bus</blockquote>')
  const html = await page()
  expect(html).toContain('>@Ben, see &lt;b&gt;</p>')
  expect(html).toContain('aria-label="Rocket: 1"')
  expect(html).not.toContain('>late</blockquote>')
  for (const secret of ['Secretname', owner.user.lastName, member.user.id, owner.user.email])
    expect(html).not.toContain(secret)
})

test('a page shows no last name that a mentioned person had before', async () => {
  const { thread: open } = await thread('bus')
  const naming = { id: randomUUID(), text: '@Ben Secretname, see', mentions: [member.user.id] }
  await owner.client.post(`${calls()}/comments/${open.id}/replies`, naming)
  const rename = (lastName: string) =>
    member.client.patch('/api/account/profile', { firstName: 'Benjamin', lastName })
  expect((await rename('Newname')).status).toBe(200)
  await expect.poll(page).toContain('>@Ben, see</p>')
  const { json } = await owner.client.get(`${calls()}/comments`)
  const reply = commentList.parse(json).comments.find(({ id }) => id === naming.id)
  expect(reply?.mentions.map(({ name }) => name)).toEqual(['Ben Secretname', 'Benjamin Newname'])
  // An edited text may have any of the names, or again those that it had.
  for (const [text, shown] of [
    ['@Benjamin Newname or @Ben Secretname', '>@Benjamin or @Ben</p>'],
    ['@Benjamin Newname, see', '>@Benjamin, see</p>'],
    ['@Ben Secretname, see', '>@Ben, see</p>'],
  ] as const) {
    await owner.client.patch(`${calls()}/comments/${naming.id}`, { text, mentions: [member.user.id] })
    await expect.poll(page).toContain(shown)
  }
  // A page that was open before may write a former name.
  const late = { id: randomUUID(), text: 'Late, @Ben Secretname', mentions: [member.user.id] }
  await owner.client.post(`${calls()}/comments/${open.id}/replies`, late)
  await expect.poll(page).toContain('>Late, @Ben</p>')
  await member.client.patch('/api/account/profile', { firstName: 'Ben', lastName: 'Secretname' })
})

test('a page does not show what was commented on and deleted since', async () => {
  await thread('bus')
  await expect.poll(page).toContain('>bus</blockquote>')
  await edit({ url: collab(), document: documentId, cookie: owner.client.cookie }, paragraph =>
    paragraph.delete(4, 3),
  )
  await expect.poll(page).not.toContain('blockquote')
  expect(await page()).not.toContain('Why this?')
})

test('an open page receives no thread on a text that is deleted', async () => {
  const { said } = await watch()
  await thread('bus')
  await expect.poll(said).toEqual(['Why this?'])
  await edit({ url: collab(), document: documentId, cookie: owner.client.cookie }, paragraph =>
    paragraph.delete(4, 3),
  )
  await expect.poll(said).toEqual([])
  const late = await watch()
  const sent = late.connection.frames.filter(({ type }) => type === MESSAGE.discussion)
  expect(sent.map(({ bytes }) => new TextDecoder().decode(bytes)).join()).not.toContain('Why this?')
})

test('comments are on the page only if the owner has decided so', async () => {
  await thread('bus')
  await expect.poll(page).toContain('>bus</blockquote>')
  const { said } = await watch()
  await expect.poll(said).toEqual(['Why this?'])
  await show({ visibility: 'public' })
  expect(await page()).toContain('>bus</blockquote>')
  await show({ visibility: 'public', showsComments: false })
  await expect.poll(said).toEqual([])
  expect(await page()).not.toContain('Why this?')
  await show({ visibility: 'private' })
  code = (await show({ visibility: 'link' })) ?? expect.fail()
  expect(await page()).not.toContain('Why this?')
})

test('an open page receives each change, and no last name or user id', async () => {
  const { received, said, connection } = await watch()
  expect(received()).toEqual({ reactions: [], threads: [], isComplete: true })
  const begun = await thread('bus')
  await expect.poll(said).toEqual(['Why this?'])
  await member.client.patch(`${calls()}/comments/${begun.comment.id}`, { text: 'And now?', mentions: [] })
  await expect.poll(said).toEqual(['And now?'])
  await react(reader.client, begun.comment.id)
  await expect
    .poll(() => received()?.reactions)
    .toEqual([
      {
        targetId: begun.comment.id,
        revision: expect.any(Number),
        reactions: [{ reaction: 'heart', count: 1 }],
      },
    ])
  await owner.client.send('PUT', `${calls()}/comments/${begun.thread.id}/resolution`)
  await expect.poll(said).toEqual([])
  expect(received()?.reactions).toEqual([])
  const all = connection.frames
    .filter(({ type }) => type === MESSAGE.discussion)
    .map(({ bytes }) => new TextDecoder().decode(bytes))
    .join()
  for (const secret of ['Secretname', member.user.id, reader.user.id]) expect(all).not.toContain(secret)
})

test('a member on the page receives the same, and an editor that does not ask receives nothing of it', async () => {
  const { said } = await watch(member.client.cookie)
  const silent = await RawClient.on(collab(), documentId, owner.client.cookie).synced()
  connections.push(silent)
  await thread('bus')
  await expect.poll(said).toEqual(['Why this?'])
  expect(silent.frames.map(({ type }) => type)).not.toContain(MESSAGE.discussion)
})

test('after the code is revoked, the page is disconnected, and nothing can be done by the code', async () => {
  const { connection, said } = await watch()
  await show({ visibility: 'private' })
  expect(await connection.closed()).toBe(CLOSE.accessLost)
  expect(said()).toEqual([])
  expect(await whoReads(reader.client)).toBeNull()
  expect((await react(reader.client, documentId)).status).toBe(404)
})

describe('a reader with an account', () => {
  test('reacts once to the text and to a comment, and members see who it was', async () => {
    const { comment } = await thread('bus')
    await expect.poll(page).toContain(comment.text)
    for (const targetId of [documentId, comment.id, comment.id]) {
      const { status, json } = await react(reader.client, targetId)
      expect(status).toBe(200)
      expect(json).toEqual({ ...sharedReacted.parse(json), targetId, mine: ['heart'] })
      expect(sharedReacted.parse(json).reactions).toEqual([{ reaction: 'heart', count: 1 }])
    }
    const { targets } = reactionList.parse((await owner.client.get(`${calls()}/reactions`)).json)
    const { id: userId, firstName, lastName } = reader.user
    const people = [{ userId, name: `${firstName} ${lastName}` }]
    for (const targetId of [documentId, comment.id])
      expect(targets.find(each => each.targetId === targetId)?.reactions).toEqual([
        { reaction: 'heart', count: 1, people },
      ])
    expect(await whoReads(reader.client)).toEqual({
      userId: reader.user.id,
      path: null,
      mine: expect.arrayContaining([
        { targetId: documentId, reactions: ['heart'] },
        { targetId: comment.id, reactions: ['heart'] },
      ]),
    })
    expect(sharedReacted.parse((await react(reader.client, documentId, false)).json).reactions).toEqual([])
  })

  test('sees the reactions of a member who reacted in the editor as their own', async () => {
    const made = await member.client.send('PUT', `${calls()}/reactions/${documentId}/eyes`)
    expect(ownReactions.parse(made.json).mine).toEqual(['eyes'])
    expect(await whoReads(member.client)).toEqual({
      userId: member.user.id,
      path: `/collaborate/${documentId}`,
      mine: [{ targetId: documentId, reactions: ['eyes'] }],
    })
  })

  test('cannot react to what the page does not show', async () => {
    const { thread: closed } = await thread('bus')
    await owner.client.send('PUT', `${calls()}/comments/${closed.id}/resolution`)
    const other = await createSnippet(reader, 'Another')
    for (const targetId of [closed.id, other.id, randomUUID()]) {
      const answer = await react(reader.client, targetId)
      expect(answer.status).toBe(404)
    }
    const { targets } = reactionList.parse((await owner.client.get(`${calls()}/reactions`)).json)
    expect(targets).toEqual([])
  })
})

test('a reader without a confirmed address cannot react', async () => {
  const answer = await react((await signUp(product)).client, documentId)
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('EMAIL_NOT_VERIFIED')
})

test('a reader without an account cannot react', async () => {
  expect(await whoReads(visitor())).toBeNull()
  expect((await react(visitor(), documentId)).status).toBe(401)
})

test.each([
  { targetId: 'x', reaction: 'heart' },
  { targetId: randomUUID(), reaction: 'bomb' },
  { targetId: randomUUID(), reaction: 'constructor' },
])('%j is no reaction', async ({ targetId, reaction }) => {
  expect((await react(reader.client, targetId, true, reaction)).status).toBe(422)
})

test('a code that opens nothing answers like one that was revoked', async () => {
  const unknown = await react(reader.client, documentId, true, 'heart', 'AAAAAAAAAA')
  await show({ visibility: 'private' })
  const revoked = await react(reader.client, documentId)
  expect([unknown.status, unknown.json]).toEqual([404, expect.anything()])
  expect(withoutId(revoked.json)).toEqual(withoutId(unknown.json))
})

const withoutId = (json: unknown) => JSON.stringify(json).replaceAll(/"requestId":"[^"]*"/g, '')
