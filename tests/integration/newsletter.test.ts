import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { RECENT } from '#api/services/outbound-email/queue.ts'
import { Client } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

let product: Product
let admin: Person
let email: string

beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } })
  admin = await signUpAs(product, 'admin')
})

let readers = 0
beforeEach(() => {
  email = `reader.${++readers}@example.org`
})

let addresses = 0
/** Sends a form as a page does, from an address that has sent none. Returns the path that it leads to. */
async function post(path: string, fields: Record<string, string>, address = `192.0.2.${++addresses}`) {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: product.url, 'X-Forwarded-For': address },
    body: new URLSearchParams(fields),
  })
  return answer.headers.get('location') ?? answer.status
}
const outcome = (name: string) => `/newsletter?outcome=${name}`
const subscribe = (fields: Record<string, string> = {}) => post('/api/newsletter', { email, ...fields })
const get = (path: string) => new Client(product.url).get(path)

/** Returns the link in the last email to the reader. */
async function linkOf(): Promise<URL> {
  const [row] = await inDatabase<{ text: string }>(
    product,
    `SELECT text_body AS text FROM outbound_emails
     WHERE recipient = $1 AND kind LIKE 'newsletter-%' ORDER BY created_at DESC LIMIT 1`,
    [email],
  )
  return new URL(/http\S+/.exec(row?.text ?? '')?.[0] ?? expect.fail('There is no link'))
}
const fieldsOf = ({ pathname }: URL) => ({ token: pathname.split('/')[2] ?? '' })
const stored = async () =>
  inDatabase(
    product,
    'SELECT confirmed_at IS NOT NULL AS confirmed FROM newsletter_subscriptions WHERE email = $1',
    [email],
  )

/** Returns the csv file of an administrator. */
async function fileOf(): Promise<string> {
  const { status, text } = await admin.client.get('/api/admin/newsletter.csv')
  expect(status).toBe(200)
  return text
}

describe('the newsletter', () => {
  test('begins when the link of an email was opened and confirmed', async () => {
    expect(await subscribe({ email: ` ${email.toUpperCase()} ` })).toBe(outcome('sent'))
    expect(await stored()).toEqual([{ confirmed: false }])
    expect(await fileOf()).not.toContain(email)
    const link = await linkOf()
    const page = await get(link.pathname)
    expect(page.text).toContain(`Send the newsletter to ${email}?`)
    expect(page.text).toContain('content="noindex"')
    // A program that opens links in emails confirms nothing.
    expect(await stored()).toEqual([{ confirmed: false }])
    expect(await post('/api/newsletter/confirm', fieldsOf(link))).toBe(outcome('confirmed'))
    expect(await stored()).toEqual([{ confirmed: true }])
    expect(await fileOf()).toContain(`"${email}"`)
  })

  test('ends with the link that the file has for each address, and the old link confirms nothing', async () => {
    await subscribe()
    const link = await linkOf()
    await post('/api/newsletter/confirm', fieldsOf(link))
    const line = (await fileOf()).split('\r\n').find(row => row.includes(email)) ?? ''
    const stop = new URL(/http[^"]+/.exec(line)?.[0] ?? '')
    expect((await get(stop.pathname)).text).toContain(`Stop sending the newsletter to ${email}?`)
    expect(await post('/api/newsletter/unsubscribe', fieldsOf(stop))).toBe(outcome('unsubscribed'))
    expect(await stored()).toEqual([])
    expect(await post('/api/newsletter/confirm', fieldsOf(link))).toBe(outcome('expired'))
    expect(await post('/api/newsletter/unsubscribe', fieldsOf(stop))).toBe(outcome('unsubscribed'))
  })

  test('of a user is in the file once the address is confirmed, and the link changes the account', async () => {
    const user = await signUp(product)
    await user.client.patch('/api/account/profile', { subscribeNewsletter: true })
    expect(await fileOf()).not.toContain(user.user.email)
    await inDatabase(product, 'UPDATE users SET email_verified_at = now() WHERE id = $1', [user.user.id])
    const line = (await fileOf()).split('\r\n').find(row => row.includes(user.user.email)) ?? ''
    const stop = new URL(/http[^"]+/.exec(line)?.[0] ?? expect.fail('The user is not in the file'))
    await post('/api/newsletter/unsubscribe', fieldsOf(stop))
    expect((await user.client.get('/api/auth/user')).json).toMatchObject({ subscribeNewsletter: false })
    expect(await fileOf()).not.toContain(user.user.email)
  })

  test('of an address ends when its user wants none', async () => {
    const { client, user } = await signUp(product, { subscribeNewsletter: true })
    email = user.email
    await subscribe()
    await post('/api/newsletter/confirm', fieldsOf(await linkOf()))
    expect(await stored()).toEqual([{ confirmed: true }])
    await client.patch('/api/account/profile', { subscribeNewsletter: false })
    expect(await stored()).toEqual([])
    expect(await fileOf()).not.toContain(email)
  })

  test('takes no link of another address or another act', async () => {
    await subscribe()
    const { token } = fieldsOf(await linkOf())
    const [, code = ''] = token.split('.')
    const other = `${Buffer.from('other@example.org').toString('base64url')}.${code}`
    for (const wrong of ['', '.', other, `${token}é`])
      expect(await post('/api/newsletter/confirm', { token: wrong })).toBe(outcome('expired'))
    expect(await post('/api/newsletter/unsubscribe', { token })).toBe(outcome('expired'))
    expect(await stored()).toEqual([{ confirmed: false }])
  })

  test('says the same to an address that is subscribed, and sends it the link to stop', async () => {
    await subscribe()
    await post('/api/newsletter/confirm', fieldsOf(await linkOf()))
    expect(await subscribe()).toBe(outcome('sent'))
    expect((await linkOf()).pathname).toMatch(/^\/unsubscribe\//)
    expect(await stored()).toEqual([{ confirmed: true }])
    expect(await post('/api/newsletter/unsubscribe', fieldsOf(await linkOf()))).toBe(outcome('unsubscribed'))
  })

  test('sends at most three emails a day to an address', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await subscribe()).toBe(outcome('sent'))
    expect(await emailsFor(product, email)).toHaveLength(3)
  })

  test('sends no more of them with tags in the address', async () => {
    const tagged = [0, 1, 2, 3, 4].map(tag => email.replace('@', `+${tag}@`))
    for (const each of tagged) expect(await subscribe({ email: each })).toBe(outcome('sent'))
    const sent = await Promise.all(tagged.map(each => emailsFor(product, each)))
    expect(sent.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0])
  })

  test('counts them by an index, however many emails others got today', async () => {
    await inDatabase(
      product,
      `INSERT INTO outbound_emails (recipient, kind, subject, text_body, html_body, status)
       SELECT 'many.' || n || '+tag@example.org', 'newsletter-confirm', '', '', '', 'sent' FROM generate_series(1, 20000) n`,
    )
    await inDatabase(product, 'ANALYZE outbound_emails')
    const plan = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${RECENT}`, [email, 'newsletter-confirm'])
    expect(JSON.stringify(plan)).toContain('outbound_emails_mailbox')
    await inDatabase(product, `DELETE FROM outbound_emails WHERE recipient LIKE 'many.%'`)
  })

  test.each(['', 'no address', 'a@example.org, b@example.org', 'a\0@example.org', `${'x'.repeat(250)}@a.io`])(
    'refuses %j as an address',
    async wrong => {
      expect(await subscribe({ email: wrong })).toBe(outcome('invalid'))
      expect((await get(outcome('invalid'))).text).toContain('This is not an email address')
    },
  )

  test.each(['invalid', 'expired', 'sent'])(
    'has the form on the page %s if it is needed again',
    async state => {
      const { text } = await get(outcome(state))
      // The footer has it on every page.
      expect(text.split('action="/api/newsletter"')).toHaveLength(state === 'sent' ? 2 : 3)
    },
  )

  test('stores nothing for a program that fills in the hidden field', async () => {
    expect(await subscribe({ website: 'https://spam.example' })).toBe(outcome('sent'))
    expect(await stored()).toEqual([])
  })

  test('counts the calls of an address', async () => {
    const address = '198.51.100.7'
    for (let turn = 0; turn < 5; turn += 1) await post('/api/newsletter', { email }, address)
    expect(await post('/api/newsletter', { email }, address)).toBe(429)
  })

  test('shows hostile outcomes as text', async () => {
    const { status, text } = await get('/newsletter?outcome=<script>alert(1)</script>')
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert')
    expect((await get('/newsletter/other')).status).toBe(404)
  })
})

test.each([
  ['the newsletter', '/api/newsletter/unsubscribe', outcome('expired')],
  ['emails of notifications', '/api/notification-emails/off', '/notification-emails?outcome=expired'],
])('a link ends %s for everyone in a network', async (_, path, page) => {
  const calls = Array.from({ length: 70 }, () => post(path, {}, '198.51.100.8'))
  expect(new Set(await Promise.all(calls))).toEqual(new Set([page]))
})
