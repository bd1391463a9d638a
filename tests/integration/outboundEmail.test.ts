import { once } from 'node:events'
import { createServer } from 'node:net'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { database } from '#api/kit/query.ts'
import { cleanUpEmails } from '#api/services/outbound-email/cleanup.ts'
import { queueEmail } from '#api/services/outbound-email/queue.ts'
import type { EmailTimes } from '#api/services/outbound-email/sender.ts'
import { apiDatabase, type ApiDatabase } from '#tests/support/apiDatabase.ts'
import { MailServer, linkIn, type Fault } from '#tests/support/mailServer.ts'
import { sample, newAddress, queue, rowWhen, rowsFor, sender } from '#tests/support/outboundEmails.ts'
import { NEVER_MS } from '#tests/support/patience.ts'

const cleanUp: (() => Promise<void>)[] = []
let db: ApiDatabase

beforeEach(async () => {
  db = await apiDatabase()
  cleanUp.push(db.close)
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function sendingTo(server: MailServer, times: Partial<EmailTimes> = {}): Promise<() => Promise<void>> {
  const stop = await sender(db.url, server.url, times)
  cleanUp.push(stop)
  return stop
}

const soon: Partial<EmailTimes> = { retriesMs: [50, 50, 50] }
const refused = (code: number, at: 'RCPT' | 'DATA' = 'RCPT'): Fault => ({ code, at })
const ofDays = (days: number) => `UPDATE outbound_emails SET created_at = now() - interval '${days} days'`

describe('an email', () => {
  test('arrives right after its commit, as text and HTML with the same link, and is then emptied', async () => {
    const server = await MailServer.start()
    // No sweep finds it meanwhile: a notification announces it.
    await sendingTo(server, { sweepMs: NEVER_MS })
    const address = await queue()
    const email = await server.newestEmailTo(address)
    expect(email).toMatchObject({
      subject: 'Confirm your email address',
      from: { name: 'Bluepencil', address: 'no-reply@example.org' },
      to: [{ address }],
      recipients: [address],
    })
    expect(linkIn(email)).toBe(sample.link)
    expect(email.html).toContain(`href="${sample.link}"`)
    expect(email.text).toMatch(/^Hello Ada,/)
    const row = await rowWhen(address, ({ status }) => status === 'sent')
    expect(email.messageId).toBe(`<${row.id}@example.org>`)
    expect(email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(row).toMatchObject({ text_body: '', html_body: '', attempts: 1, last_error: null })
  })

  test('is sent if its transaction is committed, and only then', async () => {
    const server = await MailServer.start()
    await sendingTo(server)
    const [undone, done] = [newAddress(), newAddress()]
    const failing = database().transaction(async tx => {
      await queueEmail(tx, { email: undone, userId: null }, sample)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await database().transaction(async tx => {
      await queueEmail(tx, { email: done, userId: null }, sample)
      // One that is queued and committed later is sent meanwhile.
      await server.newestEmailTo(await queue())
      expect(server.emails).toHaveLength(1)
    })
    await server.newestEmailTo(done)
    expect(server.emailsTo(undone)).toEqual([])
  })

  test('of a deleted account is deleted too', async () => {
    const userId = await db.addUser()
    const email = newAddress()
    await database().transaction(tx => queueEmail(tx, { email, userId }, sample))
    await database().query('DELETE FROM users WHERE id = $1', { bind: [userId] })
    expect(await rowsFor(email)).toEqual([])
  })

  test('with header-breaking content arrives whole, without injected headers', async () => {
    const server = await MailServer.start()
    await sendingTo(server)
    await queue()
    await database().query(
      `UPDATE site_settings SET settings = settings || '{"siteName": "Site\\r\\nBcc: all@example.org"}'`,
    )
    const attack = 'Ada\r\nBcc: victim@example.org\r\n\r\n<script>alert(1)</script>'
    const addresses = [
      await queue({ ...sample, firstName: attack }),
      await queue({ kind: 'api-key-created', firstName: attack, keyName: attack }),
      await queue({ kind: 'email-changed', firstName: attack, newEmail: attack }),
    ]
    for (const address of addresses) await server.newestEmailTo(address)
    const namesOf = (email = server.emails[0]) => email?.headers.map(({ key }) => key)
    for (const email of server.emails) {
      expect(email.recipients).toHaveLength(1)
      expect(namesOf(email)).toEqual(namesOf())
      expect(email.html).not.toContain('<script')
    }
  })

  test.each([
    'a,victim@example.org',
    '"x"<victim@example.org',
    'victim@example.org>',
    'victim@example.org(x)',
    'a;victim@example.org',
    'group:victim@example.org',
    'victim\u0001@example.org',
  ])('to the ambiguous address %j is not sent', async recipient => {
    const server = await MailServer.start()
    await sendingTo(server, soon)
    await queue(sample, recipient)
    expect(await rowWhen(recipient, ({ status }) => status !== 'queued')).toMatchObject({
      status: 'dead',
      attempts: 1,
    })
    expect(server.emails).toEqual([])
  })

  test('to an address in another script arrives', async () => {
    const server = await MailServer.start()
    await sendingTo(server)
    const address = await queue(sample, 'grâce@exämple.org')
    await rowWhen(address, ({ status }) => status === 'sent')
    expect(server.emails[0]?.recipients).toEqual(['grâce@exämple.org'])
  })
})

describe('SMTP passwords', () => {
  const auth = { user: 'post@example.org', password: 'pass:word/' }

  test('are sent only over an encrypted connection', async () => {
    const server = await MailServer.start({ auth, tls: true })
    await sendingTo(server)
    expect(await server.newestEmailTo(await queue())).toMatchObject({ user: auth.user, encrypted: true })
  })

  test('that are wrong must be fixed by the operator, and the email waits', async () => {
    const server = await MailServer.start({ auth, tls: true })
    const stop = await sender(db.url, server.url.replace('word', 'wort'))
    cleanUp.push(stop)
    const row = await rowWhen(
      await queue(),
      ({ attempts, claimed_until: until }) => attempts === 1 && until === null,
    )
    expect(row).toMatchObject({ status: 'queued', last_error: expect.stringContaining('535') })
  })

  test.each([
    ['no encryption', false],
    ['a certificate that nobody trusts', true],
  ])('are not sent to another machine with %s', async (_what, tls) => {
    // An address of this machine that is not one of its names.
    const host = '127.0.0.2'
    if (!(await canListenOn(host))) return
    const server = await MailServer.start({ host, auth, tls })
    await sendingTo(server)
    await rowWhen(await queue(), ({ last_error: error }) => error !== null)
    expect(server.connections).toBeGreaterThan(0)
    expect(server.signIns).toBe(0)
  })
})

describe('a failing server', () => {
  test.each<[string, Fault[], Partial<EmailTimes>]>([
    ['refuses for now', [refused(450), refused(421, 'DATA')], {}],
    ['hangs up', ['close'], {}],
    // Long enough for the attempt after it.
    ['never answers', ['hang'], { attemptMs: 2000 }],
  ])('that %s gets the email later', async (_what, faults, times) => {
    const server = await MailServer.start()
    server.fail(...faults)
    await sendingTo(server, { ...soon, ...times })
    const address = await queue()
    await server.newestEmailTo(address)
    const row = await rowWhen(address, ({ status }) => status === 'sent')
    expect(row).toMatchObject({ attempts: faults.length + 1, last_error: null })
    expect(server.emailsTo(address)).toHaveLength(1)
  })

  test('that never confirms gets the email again with the same Message-ID', async () => {
    const server = await MailServer.start()
    server.fail('unanswered')
    await sendingTo(server, { attemptMs: 500, retriesMs: Array.from({ length: 20 }, () => 50) })
    const address = await queue()
    await rowWhen(address, ({ status }) => status === 'sent')
    const [second, first] = server.emailsTo(address)
    expect(second?.messageId).toBe(first?.messageId)
  })

  test('is retried after 1 min, 5 min, 30 min, 2 h and 12 h; then the email is dead and keeps its text', async () => {
    const server = await MailServer.start()
    server.fail(...Array.from({ length: 6 }, () => refused(451)))
    await sendingTo(server)
    const address = await queue()
    for (const [index, minutes] of [1, 5, 30, 120, 720].entries()) {
      const row = await rowWhen(
        address,
        email => email.attempts === index + 1 && email.claimed_until === null,
      )
      expect(row).toMatchObject({ status: 'queued', last_error: expect.stringContaining('451') })
      expect(row.waits).toBeGreaterThan(minutes * 60 - 15)
      expect(row.waits).toBeLessThanOrEqual(minutes * 60)
      await database().query('UPDATE outbound_emails SET next_attempt_at = now()')
    }
    const row = await rowWhen(address, ({ status }) => status === 'dead')
    expect(row.attempts).toBe(6)
    expect(row.text_body).toContain(sample.link)
    expect(server.emails).toEqual([])
  })

  test.each(['RCPT', 'DATA'] as const)(
    'that rejects permanently at %s makes the email dead at once',
    async at => {
      const server = await MailServer.start()
      server.fail(refused(550, at))
      await sendingTo(server, soon)
      const row = await rowWhen(await queue(), ({ status }) => status === 'dead')
      expect(row).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') })
    },
  )

  test('for one email does not delay the others', async () => {
    const server = await MailServer.start()
    server.fail('hang')
    await sendingTo(server)
    const stuck = await queue()
    await server.faulted()
    await server.newestEmailTo(await queue())
    expect((await rowsFor(stuck))[0]?.status).toBe('queued')
  })
})

describe('several senders', () => {
  test('share the work, and each email arrives once', async () => {
    const server = await MailServer.start()
    const addresses = await Promise.all(Array.from({ length: 40 }, () => queue()))
    await sendingTo(server)
    await sendingTo(server)
    for (const address of addresses) await rowWhen(address, ({ status }) => status === 'sent')
    expect(server.emails).toHaveLength(40)
    expect(new Set(server.emails.map(email => email.messageId)).size).toBe(40)
  })

  test('take over an email when the lease of a silent sender ends', async () => {
    const server = await MailServer.start()
    server.fail('hang')
    // The silent one does not sweep, and the other one has enough time.
    await sendingTo(server, { leaseMs: 1000, sweepMs: NEVER_MS })
    const address = await queue()
    await server.faulted()
    await sendingTo(server)
    await server.newestEmailTo(address)
    expect(await rowWhen(address, ({ status }) => status === 'sent')).toMatchObject({ attempts: 2 })
  })

  test('release an email when they stop during a slow attempt', async () => {
    const server = await MailServer.start()
    server.fail('hang')
    const stop = await sender(db.url, server.url, { graceMs: 200 })
    const address = await queue()
    await server.faulted()
    await stop()
    expect((await rowsFor(address))[0]).toMatchObject({ status: 'queued', attempts: 0, claimed_until: null })
    await sendingTo(server)
    await server.newestEmailTo(address)
  })
})

describe('expiry', () => {
  test('makes an email dead and erases its link when the link has expired', async () => {
    const server = await MailServer.start()
    const [old, young] = [await queue(), await queue()]
    await database().query(`${ofDays(1)} WHERE recipient = $1`, { bind: [old] })
    await sendingTo(server)
    await server.newestEmailTo(young)
    await cleanUpEmails()
    expect((await rowsFor(old))[0]).toMatchObject({
      status: 'dead',
      text_body: '',
      html_body: '',
      attempts: 0,
    })
    expect(server.emailsTo(old)).toEqual([])
  })

  test('deletes emails 30 days after they were sent or abandoned', async () => {
    const abandoned = await Promise.all(
      (['sent', 'dead'] as const).flatMap(status =>
        [29, 31].map(async days => {
          const address = await queue()
          await database().query(
            `UPDATE outbound_emails SET status = $2, created_at = now() - $3 * interval '1 day',
             sent_at = CASE WHEN $2 = 'sent' THEN now() - $3 * interval '1 day' END WHERE recipient = $1`,
            { bind: [address, status, days] },
          )
          return { address, days }
        }),
      ),
    )
    await cleanUpEmails()
    for (const { address, days } of abandoned) expect(await rowsFor(address)).toHaveLength(days < 30 ? 1 : 0)
  })
})

async function canListenOn(host: string): Promise<boolean> {
  const server = createServer()
  const listening = once(server.listen(0, host), 'listening')
  const can = await listening.then(
    () => true,
    () => false,
  )
  server.close()
  return can
}
