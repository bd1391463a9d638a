import { expect, test } from 'vitest'

import { deliveryOf, senderOf } from '#api/services/outbound-email/delivery.ts'
import { isFromOwnMachine } from '#api/services/outbound-email/developmentMailbox.ts'
import { smtpOptions } from '#api/services/outbound-email/transport.ts'
import { readEnvironment } from '#platform/env.ts'

const SMTP_URL = 'smtp://mail.example.org'
const DATABASE_URL = 'postgres://localhost/x'
const SEVERAL = {
  DATABASE_URL,
  REDIS_URL: 'redis://localhost',
  SESSION_SECRET: 'the same for every process',
  PUBLIC_URL: 'https://example.org',
}

test.each([
  ['mailbox', {}],
  ['mailbox', { PUBLIC_URL: 'http://localhost:3000' }],
  ['mailbox', { PUBLIC_URL: 'http://127.0.0.1' }],
  ['none', { PUBLIC_URL: 'https://write.example.org' }],
  ['none', { PUBLIC_URL: 'http://localhost.example.org' }],
  ['none', { DATABASE_URL }],
  ['none', { ...SEVERAL, ROLE: 'api' }],
  ['smtp', { SMTP_URL }],
  ['smtp', { SMTP_URL, ...SEVERAL, ROLE: 'api' }],
])('delivers by %s with %j', (delivery, env) => {
  expect(deliveryOf(readEnvironment(env))).toBe(delivery)
})

test('sends emails from the public host', () => {
  const sender = (PUBLIC_URL: string) => senderOf(readEnvironment({ PUBLIC_URL }))
  expect(sender('')).toEqual({ name: 'Bluepencil', address: 'no-reply@localhost' })
  expect(sender('https://write.example.org:8443/')).toMatchObject({ address: 'no-reply@write.example.org' })
})

test.each([
  ['post@example.org', '', 'post@example.org'],
  ['Acme, Inc. <post@example.org>', 'Acme, Inc.', 'post@example.org'],
  ['"Acme, Inc." <post@example.org>', 'Acme, Inc.', 'post@example.org'],
  ['<post@example.org>', '', 'post@example.org'],
])('parses MAIL_FROM=%s', (MAIL_FROM, name, address) => {
  expect(senderOf(readEnvironment({ MAIL_FROM }))).toEqual({ name, address })
})

test.each([
  ['smtp://mail.example.org', { port: 587, secure: false, requireTLS: false }],
  ['smtp://ada:secret@mail.example.org:2525', { port: 2525, secure: false, requireTLS: true }],
  ['smtps://ada:secret@mail.example.org', { port: 465, secure: true, requireTLS: false }],
  ['smtp://ada:secret@localhost:25', { port: 25, secure: false, requireTLS: false }],
  ['smtp://ada:secret@[::1]:25', { host: '::1', requireTLS: false, tls: { rejectUnauthorized: false } }],
  ['smtp://ada:secret@10.0.0.1', { requireTLS: true, tls: { rejectUnauthorized: true } }],
  ['smtp://a%40b:s%3Ac%2Fd@mail.example.org', { auth: { user: 'a@b', pass: 's:c/d' } }],
])('connects to %s without sending a password unencrypted to another machine', (url, options) => {
  expect(smtpOptions(url)).toMatchObject(options)
})

const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  isFromOwnMachine({ socket: { remoteAddress }, headers } as Parameters<typeof isFromOwnMachine>[0])

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::1', 'localhost:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
])('shows the mailbox to %s at %s', (address, host) => {
  expect(from(address, { host })).toBe(true)
})

test.each([
  ['another machine', '10.0.0.7', { host: 'localhost' }],
  ['another machine', '::ffff:10.0.0.7', { host: 'localhost' }],
  ['an unknown address', undefined, { host: 'localhost' }],
  ['a site whose name resolves to this machine', '127.0.0.1', { host: 'evil.example:3000' }],
  ['a request without a host', '127.0.0.1', {}],
  ['the clients of a local proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['the clients of a local proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
  ['the clients of a local proxy', '127.0.0.1', { host: 'localhost', forwarded: 'for=127.0.0.1' }],
  ['the clients of a local proxy', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }],
])('hides the mailbox from %s', (_who, address, headers) => {
  expect(from(address, headers)).toBe(false)
})
