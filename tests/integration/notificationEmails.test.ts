import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { sendDigests } from '#api/features/notifications/digest.ts'
import { query } from '#api/kit/query.ts'
import { createUrls } from '#api/kit/urls.ts'
import { connectSequelize } from '#api/main/sequelize.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import { notificationSettings } from '#schema/notifications/settings.ts'
import { silent } from '#tests/support/apiDatabase.ts'
import { Client } from '#tests/support/client.ts'
import { commentOn } from '#tests/support/comments.ts'
import {
  confirmAddress,
  createDocument,
  share,
  signUp,
  signUpOn,
  type Person,
} from '#tests/support/factories.ts'
import { linkIn, MailServer, type ReceivedEmail } from '#tests/support/mailServer.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { edit } from '#tests/support/revisions.ts'

const SECRET = 'the secret of this installation'
const secretBox = createSecretBox(SECRET)

let server: MailServer
let product: Product
let sequelize: ReturnType<typeof connectSequelize>
let owner: Person
let guest: Person
let documentId: string

beforeAll(async () => {
  server = await MailServer.start()
  product = await startProduct({ env: { SMTP_URL: server.url, SESSION_SECRET: SECRET } })
  sequelize = connectSequelize(product.databaseUrl, silent)
})
afterAll(() => sequelize.close())

beforeEach(async () => {
  owner = await signUpOn(product, 'premium')
  guest = await signUp(product)
  documentId = (await createDocument(owner, 'A letter')).id
  await share(owner, { id: documentId }, guest, 'commenter')
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document: documentId, cookie: owner.client.cookie }, text => text.insert(0, 'one two'))
})

const run = (statement: string, ...bind: unknown[]) =>
  query(null, z.unknown(), `${statement} RETURNING 1`, bind)
const mention = (text = 'A secret text') =>
  commentOn(owner, documentId, 'two', { text, mentions: [guest.user.id] })

/** Writes the emails that are due, as the product does twice a minute. Returns how many the user has. */
async function fiveMinutesLater({ user } = guest): Promise<number> {
  await run(
    'UPDATE notification_settings SET mail_at = now() WHERE user_id = $1 AND mail_at IS NOT NULL',
    user.id,
  )
  await sendDigests(sequelize, { urls: createUrls(() => product.url), secretBox })
  const rows = await query(
    null,
    z.unknown(),
    `SELECT FROM outbound_emails WHERE user_id = $1 AND kind = 'notifications'`,
    [user.id],
  )
  return rows.length
}
const isDigest = ({ subject }: ReceivedEmail) => /notification/.test(subject ?? '')
const received = (): Promise<ReceivedEmail> => server.newestEmailTo(guest.user.email, /notification/)
const headerOf = ({ headers }: ReceivedEmail, key: string) =>
  headers.find(header => header.key === key)?.value

test('a burst is one email, with people and documents but no comment, and is not repeated', async () => {
  await mention()
  await mention()
  expect(await fiveMinutesLater()).toBe(1)
  const email = await received()
  expect(email.subject).toBe('3 new notifications')
  const name = `${owner.user.firstName} ${owner.user.lastName}`
  expect(email.text).toContain(`${name} mentioned you in “A letter”.`)
  expect(email.text).toContain(`${name} shared “A letter” with you.`)
  expect(email.text).not.toContain('secret')
  expect(linkIn(email)).toBe(`${product.url}/dashboard`)
  expect(await fiveMinutesLater()).toBe(1)
})

test('an email about one notification leads to its thread', async () => {
  expect(await fiveMinutesLater()).toBe(1)
  const { thread } = await mention()
  expect(await fiveMinutesLater()).toBe(2)
  // The first one is about the shared document.
  await until(() => server.emailsTo(guest.user.email).filter(isDigest).length === 2, 'the second email')
  const email = await received()
  expect(linkIn(email)).toBe(`${product.url}/document/${documentId}?thread=${thread.id}`)
})

test('what was read, closed or turned off meanwhile is in no email', async () => {
  const [newest] = await notificationsOf(guest)
  await guest.client.send('PUT', '/api/notifications/read', { body: { newest: newest?.id } })
  expect(await fiveMinutesLater()).toBe(0)
  await mention()
  await guest.client.patch('/api/notification-settings', { mail: { mention: false } })
  expect(await fiveMinutesLater()).toBe(0)
  await guest.client.patch('/api/notification-settings', { mail: { mention: true } })
  await mention()
  await owner.client.delete(`/api/documents/${documentId}/members/${guest.user.id}`)
  expect(await fiveMinutesLater()).toBe(0)
})

describe('an offer to own a document', () => {
  const path = () => `/api/documents/${documentId}`
  const offer = () => owner.client.send('PUT', `${path()}/offer`, { body: { userId: guest.user.id } })
  beforeEach(async () => {
    // The email about the shared document.
    expect(await fiveMinutesLater()).toBe(1)
    await offer()
  })

  test('is emailed while it stands', async () => {
    expect(await fiveMinutesLater()).toBe(2)
  })

  const ENDS: Record<string, () => Promise<unknown>> = {
    'withdrawn by the owner': () => owner.client.delete(`${path()}/offer`),
    declined: () => guest.client.delete(`${path()}/offer`),
    'ended with the membership, which is new': async () => {
      await owner.client.delete(`${path()}/members/${guest.user.id}`)
      await guest.client.patch('/api/notification-settings', {
        app: { share: false },
        mail: { share: false },
      })
      await share(owner, { id: documentId }, guest, 'commenter')
      await guest.client.patch('/api/notification-settings', { mail: { share: true } })
    },
  }
  test.each(Object.entries(ENDS))('is not emailed once it is %s, unless it is made again', async (_, end) => {
    await end()
    expect(await fiveMinutesLater()).toBe(1)
    await offer()
    expect(await fiveMinutesLater()).toBe(2)
  })
})

test('an email about a declined offer does not say who owns the document, since another may by then', async () => {
  const heir = await signUpOn(product, 'premium')
  await share(owner, { id: documentId }, heir, 'editor')
  const path = `/api/documents/${documentId}`
  const offer = ({ user }: Person) => owner.client.send('PUT', `${path}/offer`, { body: { userId: user.id } })
  await offer(guest)
  await guest.client.delete(`${path}/offer`)
  await offer(heir)
  await heir.client.send('PUT', `${path}/owner`)
  expect(await fiveMinutesLater(owner)).toBe(1)
  const { text } = await server.newestEmailTo(owner.user.email, /notification/)
  const nameOf = ({ user }: Person) => `${user.firstName} ${user.lastName}`
  expect(text).toContain(`${nameOf(heir)} is now the owner of “A letter”. You can still edit it.`)
  expect(text).toContain(`${nameOf(guest)} declined to become the owner of “A letter”.`)
  expect(text).not.toContain('You are still its owner')
})

test('a kind that is off in the app is still emailed, and is not listed', async () => {
  await fiveMinutesLater()
  await guest.client.patch('/api/notification-settings', { app: { mention: false } })
  await mention()
  expect((await notificationsOf(guest)).map(({ kind }) => kind)).toEqual(['share'])
  expect(await fiveMinutesLater()).toBe(2)
})

test('a mention that is a reply too is emailed if replies are', async () => {
  await fiveMinutesLater()
  await guest.client.patch('/api/notification-settings', { mail: { mention: false } })
  const { thread } = await commentOn(guest, documentId, 'two')
  const reply = { id: randomUUID(), text: 'Because', mentions: [guest.user.id] }
  await owner.client.post(`/api/documents/${documentId}/comments/${thread.id}/replies`, reply)
  expect((await notificationsOf(guest)).map(({ kind }) => kind)).toEqual(['reply', 'share'])
  expect(await fiveMinutesLater()).toBe(2)
})

test('an address that is not confirmed gets no email', async () => {
  await run('UPDATE users SET email_verified_at = NULL WHERE id = $1', guest.user.id)
  expect(await fiveMinutesLater()).toBe(0)
  await confirmAddress(guest)
  await mention()
  expect(await fiveMinutesLater()).toBe(1)
})

test('several processes send one email', async () => {
  await run('UPDATE notification_settings SET mail_at = now() WHERE user_id = $1', guest.user.id)
  const links = { urls: createUrls(() => product.url), secretBox }
  await Promise.all([sendDigests(sequelize, links), sendDigests(sequelize, links)])
  expect(await fiveMinutesLater()).toBe(1)
})

/** Returns the address that email programs call. */
function oneClickOf(email: ReceivedEmail): string {
  expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  return /^<(.*)>$/.exec(headerOf(email, 'list-unsubscribe') ?? '')?.[1] ?? ''
}

const settings = async () =>
  notificationSettings.parse((await guest.client.get('/api/notification-settings')).json)
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const ALL = ['mention', 'reply', 'share', 'quota', 'payment']

test('the call of an email program turns all kinds off without a session, for its user alone', async () => {
  await fiveMinutesLater()
  const address = oneClickOf(await received())
  expect(address.startsWith(`${product.url}/api/notification-emails/off/`)).toBe(true)
  const call = (to: string) =>
    new Client(product.url).send('POST', new URL(to).pathname, {
      body: 'List-Unsubscribe=One-Click',
      headers: FORM,
    })
  expect((await call(address.replace(guest.user.id, owner.user.id))).status).toBe(204)
  expect((await settings()).mailOff).toEqual(['quota'])
  expect((await call(address)).status).toBe(204)
  expect(await settings()).toMatchObject({ appOff: [], mailOff: ALL })
  await mention()
  expect(await fiveMinutesLater()).toBe(1)
})

test('the same address is a page for people, which asks first and then says what is off', async () => {
  await fiveMinutesLater()
  const visitor = new Client(product.url)
  const opened = await visitor.get(new URL(oneClickOf(await received())).pathname)
  expect(opened.status).toBe(302)
  const asked = await visitor.get(opened.headers.get('location') ?? '')
  expect(asked.text).toContain('Stop notification emails')
  expect((await settings()).mailOff).toEqual(['quota'])
  const token = /name="token" value="([^"]+)"/.exec(asked.text)?.[1] ?? ''
  const send = async (sent: string) => {
    const path = '/api/notification-emails/off'
    const body = new URLSearchParams({ token: sent }).toString()
    const answer = await visitor.send('POST', path, { body, headers: FORM })
    return (await visitor.get(answer.headers.get('location') ?? '')).text
  }
  expect(await send('of another user')).toContain('This link doesn’t work')
  expect(await send(token)).toContain('These emails are off')
  expect((await settings()).mailOff).toEqual(ALL)
})
