import { describe, expect, test } from 'vitest'

import { EnvironmentError, proxiesOf, readEnvironment } from './env.ts'

test('requires no variable, and treats empty and blank values as absent', () => {
  const defaults = readEnvironment({})
  expect(defaults).toMatchObject({ PORT: 3000, HOST: 'localhost', DATA_DIR: 'data', RATE_LIMIT_FACTOR: 1 })
  expect(readEnvironment({ PORT: '', HOST: ' ', PUBLIC_URL: '', DATABASE_URL: '\t' })).toEqual(defaults)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '3.5'],
  ['PORT', '65536'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['PUBLIC_URL', 'example.org'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_ADMIN_URL', 'mysql://localhost/x'],
  ['DATABASE_ADMIN_URL', 'postgres://localhost/x'],
  ['SESSION_SECRET', 'short'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'Infinity'],
  ['RATE_LIMIT_FACTOR', 'lots'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['REDIS_URL', 'http://localhost'],
  ['ROLE', 'worker'],
  ['METRICS_TOKEN', 'short'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['SMTP_URL', 'smtp://mail.example.org?requireTLS=false'],
  ['SMTP_URL', 'smtp:mail.example.org'],
  ['MAIL_FROM', 'Bluepencil'],
  ['ADMIN_EMAIL', 'the operator'],
  ['GOOGLE_CLIENT_ID', 'an id without its secret'],
  ['GOOGLE_ISSUER', 'http://accounts.example.org'],
  ['GOOGLE_ISSUER', 'file:///etc/passwd'],
  ['GOOGLE_ISSUER', 'http://169.254.169.254/latest'],
  ['MAIL_FROM', 'Bluepencil <no-reply@example.org>\r\nBcc: all@example.org'],
])('rejects %s=%s with its name and the rule', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError)
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: \\S`))
})

test.each(['abc', '-1', '3000.5', '99999'])('says the range of a port for %s', value => {
  expect(() => readEnvironment({ PORT: value })).toThrow(
    /\n {2}PORT: must be a whole number from 0 to 65535$/m,
  )
})

test('requires the two roles of a database to be of the same one', () => {
  const of = (DATABASE_URL: string, DATABASE_ADMIN_URL: string) => () =>
    readEnvironment({ DATABASE_URL, DATABASE_ADMIN_URL })
  const owner = 'postgres://owner:word@db.example.org/texts'
  expect(of('postgres://servers:word@pool.example.org:6432/texts', owner)).not.toThrow()
  expect(of(owner, owner)).not.toThrow()
  expect(of('postgres://servers@db.example.org/others', owner)).toThrow(
    'DATABASE_ADMIN_URL: must name the same',
  )
  expect(of('postgres://db.example.org/texts', owner)).toThrow('DATABASE_ADMIN_URL: needs a role')
})

test('requires the shared values of several processes, and names each missing one', () => {
  const shared = {
    DATABASE_URL: 'postgres://localhost/x',
    REDIS_URL: 'redis://localhost',
    SESSION_SECRET: 'the same for every process',
  }
  expect(readEnvironment({ ...shared, ROLE: 'api' })).toMatchObject({ ROLE: 'api', ...shared })
  for (const name of Object.keys(shared))
    expect(() => readEnvironment({ ...shared, ROLE: 'realtime', [name]: '' })).toThrow(
      new RegExp(`\\n  ${name}: `),
    )
  expect(() => readEnvironment({ REDIS_URL: shared.REDIS_URL })).toThrow(/DATABASE_URL[^]*SESSION_SECRET/)
  // For the links in emails.
  const sending = { ...shared, SMTP_URL: 'smtp://mail.example.org' }
  expect(() => readEnvironment(sending)).toThrow(/\n {2}PUBLIC_URL: /)
  expect(readEnvironment({ ...sending, PUBLIC_URL: 'https://example.org' })).toMatchObject(sending)
})

test('derives one proxy from an https address by default', () => {
  expect(proxiesOf(readEnvironment({}))).toBe(0)
  expect(proxiesOf(readEnvironment({ PUBLIC_URL: 'http://localhost' }))).toBe(0)
  expect(proxiesOf(readEnvironment({ PUBLIC_URL: 'https://example.org' }))).toBe(1)
  expect(proxiesOf(readEnvironment({ PUBLIC_URL: 'https://example.org', TRUST_PROXY: '2' }))).toBe(2)
  expect(proxiesOf(readEnvironment({ TRUST_PROXY: '1' }))).toBe(1)
})

test('takes payments in the demo mode by default, and wants the keys and an address for others', () => {
  expect(readEnvironment({}).PAYMENTS_MODE).toBe('demo')
  const given = {
    PAYMENTS_MODE: 'sandbox',
    CASHFREE_APP_ID: 'an app',
    CASHFREE_SECRET_KEY: 'a secret',
    PUBLIC_URL: 'https://example.org',
  }
  expect(readEnvironment(given)).toMatchObject(given)
  for (const name of ['CASHFREE_APP_ID', 'CASHFREE_SECRET_KEY', 'PUBLIC_URL'])
    expect(() => readEnvironment({ ...given, [name]: '' })).toThrow(new RegExp(`\\n  ${name}: must be given`))
  for (const [name, value] of [
    ['PAYMENTS_MODE', 'live'],
    ['CASHFREE_URL', 'http://api.example.org'],
  ] as const)
    expect(() => readEnvironment({ ...given, [name]: value })).toThrow(new RegExp(`\\n  ${name}: `))
})

describe('an AI provider', () => {
  const of = (given: Record<string, string>) => () => readEnvironment(given)

  test('is absent by default', () => {
    expect(readEnvironment({ AI_PROVIDER: ' ' }).AI_PROVIDER).toBeUndefined()
    expect(of({ AI_API_KEY: 'sk-secret' })).toThrow('AI_API_KEY: is of no use without AI_PROVIDER')
  })

  test.each([
    ['openai', ['AI_MODEL', 'AI_API_KEY']],
    ['anthropic', ['AI_MODEL', 'AI_API_KEY']],
    ['openai-compatible', ['AI_MODEL', 'AI_BASE_URL']],
  ])('%s without its settings reports the missing ones', (AI_PROVIDER, names) => {
    for (const name of names)
      expect(of({ AI_PROVIDER })).toThrow(`${name}: must be given when AI_PROVIDER is ${AI_PROVIDER}`)
  })

  test('with a wrong value is rejected by name, without the key', () => {
    const given = { AI_PROVIDER: 'openai', AI_API_KEY: 'sk-secret', AI_BASE_URL: 'ftp://sk-secret' }
    expect(of(given)).toThrow('AI_BASE_URL: must be a URL starting with http:// or https://')
    expect(of(given)).not.toThrow(/sk-secret/)
    expect(of({ AI_PROVIDER: 'oracle' })).toThrow('AI_PROVIDER: ')
  })

  test('is complete with a model and its address', () => {
    const given = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:1/v1' }
    expect(readEnvironment({ ...given, AI_PRICE_INPUT: '0.5' })).toMatchObject({
      ...given,
      AI_PRICE_INPUT: 0.5,
    })
  })
})
