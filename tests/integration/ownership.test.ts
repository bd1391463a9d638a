import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { documentSummary, type DocumentSummary } from '#schema/documents/contract.ts'
import { documentMatches } from '#schema/documents/search.ts'
import { notification } from '#schema/notifications/contract.ts'
import { member } from '#schema/sharing/contract.ts'
import { createDocument, putOn, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { linkTo, readLink } from '#tests/support/inviteLinks.ts'
import { eventsAbout } from '#tests/support/outbox.ts'
import { migratedDatabase } from '#tests/support/postgres.ts'
import { sharedProduct, startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let owner: Person
let heir: Person
let document: DocumentSummary

beforeAll(async () => {
  product = await sharedProduct()
})
beforeEach(async () => {
  owner = await signUpOn(product, 'premium')
  heir = await signUpOn(product, 'premium')
  document = await createDocument(owner, 'Harvest plan')
  await share(owner, document, heir, 'viewer')
})

const path = (part = '') => `/api/documents/${document.id}${part}`
const offer = (to: { user: { id: string } }, by = owner) =>
  by.client.send('PUT', path('/offer'), { body: { userId: to.user.id } })
const decline = (by: Person) => by.client.send('DELETE', path('/offer'))
const take = (by = heir) => by.client.send('PUT', path('/owner'))
/** Offers the document to the heir, who takes it. */
async function transfer() {
  expect((await offer(heir)).status).toBe(200)
  const answer = await take()
  expect(answer.status).toBe(200)
}
const offeredTo = async () =>
  z
    .array(member)
    .parse((await owner.client.get(path('/members'))).json)
    .flatMap(({ userId, offered }) => (offered ? [userId] : []))
/** The notifications of a user about documents, newest first. */
const news = async ({ client }: Person) =>
  z
    .array(notification)
    .parse((await client.get('/api/notifications')).json)
    .flatMap(each => (each.kind === 'share' ? [[each.act, each.actor?.userId]] : []))
const people = async (by = owner) =>
  z
    .array(member)
    .parse((await by.client.get(path('/members'))).json)
    .map(({ userId, role }) => [userId, role])
const listed = async ({ client }: Person, part: string) =>
  z
    .array(documentSummary)
    .parse((await client.get(`/api/documents?part=${part}`)).json)
    .map(({ id }) => id)

test('is offered to one member at a time, who is notified, until it is taken back or declined', async () => {
  const other = await signUpOn(product, 'premium')
  await share(owner, document, other, 'editor')
  await offer(heir)
  expect(await offeredTo()).toEqual([heir.user.id])
  await offer(heir)
  expect(await news(heir)).toEqual([
    ['offer', owner.user.id],
    ['share', owner.user.id],
  ])
  await offer(other)
  expect(await offeredTo()).toEqual([other.user.id])
  expect((await take()).status).toBe(403)
  expect((await decline(heir)).status).toBe(403)
  expect((await decline(other)).status).toBe(200)
  expect(await offeredTo()).toEqual([])
  expect(await news(owner)).toEqual([['declined', other.user.id]])
  // The document does not show it, so it is still news once that is open.
  const opened = await owner.client.send('PUT', path('/notifications/read'))
  expect(opened.json).toMatchObject({ unread: 1 })
  await offer(other)
  for (const _ of ['taken back', 'again']) expect((await decline(owner)).status).toBe(200)
  expect((await take(other)).status).toBe(403)
  expect(await news(owner)).toHaveLength(1)
  // With the membership, the offer ends.
  await offer(other)
  await other.client.delete(path(`/members/${other.user.id}`))
  await share(owner, document, other, 'viewer')
  expect(await offeredTo()).toEqual([])
  expect((await take(other)).status).toBe(403)
})

test('the new owner has it, and the former one is an editor', async () => {
  await transfer()
  expect(await news(owner)).toEqual([['taken', heir.user.id]])
  expect(await people()).toEqual([
    [heir.user.id, 'owner'],
    [owner.user.id, 'editor'],
  ])
  for (const [who, role, mine] of [
    [owner, 'editor', 'shared'],
    [heir, 'owner', 'mine'],
  ] as const) {
    expect(documentSummary.parse((await who.client.get(path())).json)).toMatchObject({
      role,
      ownerId: heir.user.id,
      updatedAt: document.updatedAt,
    })
    expect(await listed(who, mine)).toEqual([document.id])
    expect(await listed(who, mine === 'mine' ? 'shared' : 'mine')).toEqual([])
  }
  const [row] = await inDatabase(
    product,
    `SELECT w.owner_id AS "workspaceOf" FROM documents d JOIN workspaces w ON w.id = d.workspace_id WHERE d.id = $1`,
    [document.id],
  )
  expect(row).toEqual({ workspaceOf: heir.user.id })
  // The former owner can leave, and cannot take it back.
  expect((await offer(owner)).status).toBe(403)
  expect((await take(owner)).status).toBe(403)
  expect((await owner.client.delete(path())).status).toBe(403)
  await offer(owner, heir)
  expect((await take(owner)).status).toBe(200)
})

test('everyone in it is notified once, with one revision', async () => {
  await offer(heir)
  const before = (await eventsAbout(product.databaseUrl, document.id)).length
  await take()
  const { revision } = documentSummary.parse((await heir.client.get(path())).json)
  const room = `document:${document.id}`
  const [ofHeir, ofOwner] = [`user:${heir.user.id}`, `user:${owner.user.id}`]
  expect((await eventsAbout(product.databaseUrl, document.id)).slice(before)).toMatchObject([
    { name: 'sharing.members', revision, rooms: [room] },
    { name: 'sharing.access', revision, rooms: [ofHeir], value: { role: 'owner' } },
    { name: 'sharing.access', revision, rooms: [ofOwner], value: { role: 'editor' } },
    { name: 'sharing.invitations', revision, rooms: [ofHeir] },
    { name: 'documents.changed', revision, rooms: [room, ofHeir, ofOwner], value: { ownerId: heir.user.id } },
  ])
})

test('stars, folders, the link and the search stay with it', async () => {
  const code = await linkTo(owner, document.id, { role: 'editor' })
  await owner.client.patch(path('/place'), { starred: true })
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: document.id, cookie: owner.client.cookie }, text =>
    text.insert(0, 'Ripe quinces'),
  )
  const isFoundBy = async ({ client }: Person) =>
    documentMatches.parse((await client.get('/api/documents/search?q=quinces')).json).matches.length
  await expect.poll(() => isFoundBy(owner)).toBe(1)
  await indexed()
  await transfer()
  for (const who of [owner, heir]) expect(await isFoundBy(who)).toBe(1)
  await indexed()
  for (const who of [owner, heir]) expect(await isFoundBy(who)).toBe(1)
  expect(await listed(owner, 'starred')).toEqual([document.id])
  expect(await listed(heir, 'starred')).toEqual([])
  expect((await readLink(heir, document.id)).json).toMatchObject({ link: { code } })
  expect((await readLink(owner, document.id)).status).toBe(403)
})

/** Writes the terms of the document, as it happens once it has rested. */
async function indexed(): Promise<void> {
  const rest = `UPDATE document_entries SET edited_at = now() - interval '1 hour' WHERE document_id = $1`
  await inDatabase(product, rest, [document.id])
  await expect
    .poll(async () => {
      await inDatabase(product, 'SELECT write_document_terms()')
      return inDatabase(product, 'SELECT indexed FROM document_entries WHERE document_id = $1', [document.id])
    })
    .toEqual([{ indexed: true }])
}

test('its size counts to the new owner', async () => {
  const used = async ({ client }: Person) =>
    z.looseObject({ usedBytes: z.number() }).parse((await client.get('/api/account/storage')).json).usedBytes
  const before = await used(owner)
  expect([before > 0, await used(heir)]).toEqual([true, 0])
  await transfer()
  expect([await used(owner), await used(heir)]).toEqual([0, before])
})

describe('an offer is refused, and nothing changes,', () => {
  const REFUSALS: Record<
    string,
    () => Promise<[answer: ReturnType<typeof offer>, status: number, code: string]>
  > = {
    'to the owner themselves': async () => [offer(owner), 422, 'VALIDATION'],
    'to a stranger': async () => [offer(await signUpOn(product, 'pro')), 404, 'NOT_FOUND'],
    'by a member': async () => [offer(heir, heir), 403, 'FORBIDDEN'],
    'by a stranger': async () => [offer(heir, await signUp(product)), 404, 'NOT_FOUND'],
    'to a member who waits': async () => {
      const { email } = (await signUp(product)).user
      await owner.client.post(path('/members'), { email, role: 'editor' })
      const waiting = z
        .array(member)
        .parse((await owner.client.get(path('/members'))).json)
        .at(-1)
      return [offer({ user: { id: waiting?.userId ?? '' } }), 409, 'CONFLICT']
    },
    'in the trash': async () => {
      await owner.client.delete(path())
      const answer = offer(heir)
      await answer
      await owner.client.post(path('/restore'))
      return [answer, 404, 'NOT_FOUND']
    },
  }
  test.each(Object.entries(REFUSALS))('%s', async (_, act) => {
    const [answering, status, code] = await act()
    const answer = await answering
    expect([answer.status, answer.json]).toMatchObject([status, { code }])
    expect(await offeredTo()).toEqual([])
  })
})

test.each([
  ['cannot share', 'free', 0, 'FEATURE_NOT_IN_PLAN', 'To own this document, you need the Premium plan.'],
  // Premium would not do: it has room for five.
  ['cannot share with six', 'free', 4, 'FEATURE_NOT_IN_PLAN', 'To own this document, you need the Pro plan.'],
  [
    'has room for fewer people',
    'premium',
    4,
    'TOO_MANY_MEMBERS',
    'On your Premium plan, a document can have up to 5 people. Ask the owner to remove some people first.',
  ],
] as const)('a member whose plan %s cannot take it', async (_, plan, invited, code, message) => {
  await putOn(product, owner, 'pro')
  for (let n = 0; n < invited; n += 1)
    await owner.client.post(path('/members'), { email: `n${n}.${document.id}@example.org`, role: 'viewer' })
  await putOn(product, heir, plan)
  await offer(heir)
  const answer = await take()
  expect([answer.status, answer.json]).toMatchObject([403, { code, message }])
  expect((await people())[0]).toEqual([owner.user.id, 'owner'])
  expect(await listed(owner, 'mine')).toEqual([document.id])
  expect(await offeredTo()).toEqual([heir.user.id])
})

test('of many takes and withdrawals at once, one counts', async () => {
  await offer(heir)
  const answers = await Promise.all([take(), decline(owner), take(), take()])
  const isTaken = answers.some(({ status }, index) => index !== 1 && status === 200)
  expect(answers.filter(({ status }, index) => index !== 1 && status === 200)).toHaveLength(isTaken ? 1 : 0)
  expect(await people()).toEqual(
    isTaken
      ? [
          [heir.user.id, 'owner'],
          [owner.user.id, 'editor'],
        ]
      : [
          [owner.user.id, 'owner'],
          [heir.user.id, 'viewer'],
        ],
  )
})

test('a document that does not fit into the storage of the new owner stays', async () => {
  const database = await migratedDatabase()
  const strict = await startProduct({ env: { DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '1' } })
  try {
    owner = await signUpOn(strict, 'pro')
    heir = await signUpOn(strict, 'premium')
    document = await createDocument(owner)
    await share(owner, document, heir, 'viewer')
    await inDatabase(strict, `UPDATE plans SET storage_mb = 1 WHERE name = 'premium'`)
    await inDatabase(
      strict,
      `INSERT INTO document_images (document_id, id, mime, width, height, bytes, hash)
       VALUES ($1, gen_random_uuid(), 'image/png', 1, 1, decode(repeat('00', 1100000), 'hex'), '\\x00')`,
      [document.id],
    )
    await offer(heir)
    const answer = await take()
    expect([answer.status, answer.json]).toMatchObject([413, { code: 'STORAGE_FULL' }])
    expect((await people())[0]).toEqual([owner.user.id, 'owner'])
  } finally {
    await strict.dispose()
    await database.drop()
  }
})
