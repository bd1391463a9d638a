import { request } from 'node:http'
import { networkInterfaces } from 'node:os'

import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { database } from '#api/kit/query.ts'
import { runningDatabaseUrl } from '#platform/embedded-postgres/running.ts'
import { outboundEmails } from '#schema/outbound-email/contract.ts'
import { Client } from '#tests/support/client.ts'
import { mailboxOf, newestInMailbox } from '#tests/support/developmentMailbox.ts'
import { grantTo, signUp, type Person } from '#tests/support/factories.ts'
import { MailServer, linkIn } from '#tests/support/mailServer.ts'
import { bindTo, sample, queue, rowWhen, rowsFor } from '#tests/support/outboundEmails.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

function bind(databaseUrl: string): void {
  cleanUp.push(bindTo(databaseUrl))
}

describe('with an SMTP server', () => {
  test('sends emails, and logs neither recipients nor contents', async () => {
    const server = await MailServer.start()
    server.fail({ code: 550, at: 'RCPT' })
    const product = await startProduct({ env: { SMTP_URL: server.url, LOG_LEVEL: 'debug' } })
    bind(product.databaseUrl)
    const refused = await queue()
    const dead = await rowWhen(refused, ({ status }) => status === 'dead')
    const address = await queue()
    const email = await server.newestEmailTo(address)
    expect(linkIn(email)).toBe(sample.link)
    expect(email.from).toEqual({ name: 'Bluepencil', address: 'no-reply@localhost' })
    const sent = await rowWhen(address, ({ status }) => status === 'sent')
    expect(await product.stop()).toBe(0)
    for (const { id } of [dead, sent]) await expect.poll(() => product.logs()).toContain(id)
    for (const secret of [refused, address, 'secret-of-the-link', 'Ada'])
      expect(product.logs()).not.toContain(secret)
  })

  test('sends an email after its lease ends when a process is killed while sending', async () => {
    const server = await MailServer.start()
    server.fail('hang')
    const product = await startProduct({ env: { SMTP_URL: server.url } })
    bind(product.databaseUrl)
    const address = await queue()
    await server.faulted()
    await product.kill9()
    await product.start()
    expect((await rowsFor(address))[0]).toMatchObject({ status: 'queued', attempts: 1 })
    // Two minutes later.
    await database().query(`UPDATE outbound_emails SET claimed_until = now() WHERE recipient = $1`, {
      bind: [address],
    })
    await server.newestEmailTo(address)
    await rowWhen(address, ({ status }) => status === 'sent')
  })

  test('has no development mailbox', async () => {
    const server = await MailServer.start()
    const product = await startProduct({ database: 'embedded', env: { SMTP_URL: server.url } })
    expect((await new Client(product.url).get('/dev/mailbox')).status).toBe(404)
  })
})

describe('with a database and no SMTP server', () => {
  test('logs that emails wait, and sends them once there is a server unless they are too old', async () => {
    const server = await MailServer.start()
    const product = await startProduct({ env: { LOG_LEVEL: 'warn' } })
    await expect.poll(() => product.logs()).toContain('SMTP_URL is not set')
    expect((await new Client(product.url).get('/dev/mailbox')).status).toBe(404)
    bind(product.databaseUrl)
    const [old, young] = [await queue(), await queue()]
    await database().query(
      `UPDATE outbound_emails SET created_at = now() - interval '25 hours' WHERE recipient = $1`,
      {
        bind: [old],
      },
    )
    expect((await rowsFor(young))[0]).toMatchObject({ status: 'queued', attempts: 0 })
    await product.stop()
    const later = await startProduct({ env: { DATABASE_URL: product.databaseUrl, SMTP_URL: server.url } })
    await server.newestEmailTo(young)
    await rowWhen(old, ({ status, text_body: text }) => status === 'dead' && text === '')
    expect(server.emailsTo(old)).toEqual([])
    await later.stop()
  })
})

describe('administration', () => {
  let product: Product
  let admin: Person
  let support: Person
  let user: Person

  beforeAll(async () => {
    product = await startProduct()
    admin = await signUp(product)
    support = await signUp(product)
    user = await signUp(product)
    await grantTo(product, admin.user.email, 'verified', 'role', 'admin')
    await grantTo(product, support.user.email, 'verified', 'role', 'support')
  })

  const list = async (query = '') =>
    outboundEmails.parse((await admin.client.get(`/api/admin/outbound-emails${query}`)).json)
  const retry = (id: string, by = admin) => by.client.post(`/api/admin/outbound-emails/${id}/retry`)
  async function deadEmail(): Promise<string> {
    const address = await queue()
    await database().query(
      `UPDATE outbound_emails SET status = 'dead', attempts = 6, last_error = 'No such mailbox' WHERE recipient = $1`,
      { bind: [address] },
    )
    return (await rowsFor(address))[0]?.id ?? ''
  }

  test('asks visitors to sign in, rejects users, lets support read and admins retry', async () => {
    bind(product.databaseUrl)
    const id = await deadEmail()
    const visitor = new Client(product.url)
    expect((await visitor.get('/api/admin/outbound-emails')).status).toBe(401)
    expect((await visitor.post(`/api/admin/outbound-emails/${id}/retry`)).status).toBe(401)
    const refused = await user.client.get('/api/admin/outbound-emails')
    expect(refused.status).toBe(403)
    expect(refused.json).toEqual({
      success: false,
      code: 'FORBIDDEN',
      message: 'Only administrators can do this.',
    })
    expect((await retry(id, user)).status).toBe(403)
    expect((await support.client.get('/api/admin/outbound-emails')).status).toBe(200)
    expect((await retry(id, support)).status).toBe(403)
    expect((await admin.client.get('/api/admin/outbound-emails')).status).toBe(200)
    expect((await retry(id)).status).toBe(200)
  })

  test('lists the newest first, by status, without contents', async () => {
    bind(product.databaseUrl)
    const [older, newer] = [await queue(), await queue()]
    const dead = await deadEmail()
    const queued = await list('?status=queued')
    expect(queued.slice(0, 2).map(({ recipient }) => recipient)).toEqual([newer, older])
    expect((await list('?status=dead'))[0]).toMatchObject({
      id: dead,
      attempts: 6,
      lastError: 'No such mailbox',
    })
    expect((await list())[0]?.id).toBe(dead)
    const { text } = await admin.client.get('/api/admin/outbound-emails')
    expect(text).not.toContain('secret-of-the-link')
    expect((await admin.client.get('/api/admin/outbound-emails?status=lost')).status).toBe(422)
  })

  test('requeues a dead email with all its attempts, but no other and none with an expired link', async () => {
    bind(product.databaseUrl)
    const id = await deadEmail()
    expect((await retry(id)).json).toMatchObject({ id, status: 'queued', attempts: 0 })
    expect((await retry(id)).status).toBe(409)
    const old = await deadEmail()
    await database().query(
      `UPDATE outbound_emails SET created_at = now() - interval '25 hours' WHERE id = $1`,
      {
        bind: [old],
      },
    )
    expect((await retry(old)).status).toBe(409)
    expect((await retry('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await retry('nothing')).status).toBe(404)
  })
})

describe('without either: the development mailbox', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', env: { HOST: '0.0.0.0' } })
  })

  const bindToProduct = () => bind(runningDatabaseUrl(product.dataDir) ?? '')

  test('shows each email with a working link and its HTML in a sandboxed frame', async () => {
    bindToProduct()
    const address = await queue()
    await queue({ kind: 'password-changed', firstName: '<b>Ada</b>' }, address)
    const shown = await newestInMailbox(product.url, address, /confirm/i)
    expect(linkIn(shown)).toBe(sample.link)
    expect(shown.html).toContain(`href="${sample.link}"`)
    expect((await mailboxOf(product.url, address)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
      'Confirm your email address',
    ])
    const page = await new Client(product.url).get(`/dev/mailbox/${shown.id}`)
    expect(page.text).toMatch(/<iframe sandbox [^>]*srcdoc="/)
    expect(page.text).toContain(`<a href="${sample.link}" target="_top"`)
    expect(page.text).not.toContain('<script')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await rowWhen(address, ({ status }) => status === 'sent')).not.toMatchObject({ text_body: '' })
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nothing'])
      expect((await new Client(product.url).get(`/dev/mailbox/${unknown}`)).status).toBe(404)
  })

  test('does not exist for another machine, a proxy or a rebinding site', async () => {
    bindToProduct()
    const shown = await newestInMailbox(product.url, await queue())
    const own = `localhost:${product.port}`
    for (const path of ['/dev/mailbox', `/dev/mailbox/${shown.id}`]) {
      expect(await statusOf(path, '127.0.0.1', { host: own })).toBe(200)
      expect(await statusOf(path, '127.0.0.1', { host: `evil.example:${product.port}` })).toBe(404)
      expect(await statusOf(path, '127.0.0.1', { host: own, 'x-forwarded-for': '10.0.0.7' })).toBe(404)
      expect(await statusOf(path, '127.0.0.1', { host: own, forwarded: 'for=10.0.0.7' })).toBe(404)
      const outside = outsideAddress()
      if (outside !== null) expect(await statusOf(path, outside, { host: own })).toBe(404)
    }
  })

  const statusOf = (
    path: string,
    host: string,
    headers: Record<string, string>,
  ): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      request({ host, port: product.port, path, headers }, response => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
})

/** Returns a public address of this machine, or null if it has none. */
const outsideAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flat()
    .find(address => address?.family === 'IPv4' && !address.internal)?.address ?? null
