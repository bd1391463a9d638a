import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { Client, statuses } from '#tests/support/client.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { emailsFor, inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let user: Person
let email: string

const MESSAGE = 'Which languages can it check?'

beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } })
  user = await signUp(product)
})

let senders = 0
beforeEach(() => {
  email = `vera.${++senders}@example.org`
})

let addresses = 0
/** An address that has sent no message. */
const newAddress = () => `192.0.2.${++addresses}`
const send = (fields: object = {}, address = newAddress(), by = new Client(product.url)) =>
  by.post(
    '/api/contact',
    { name: 'Vera', email, subject: 'A question', message: MESSAGE, ...fields },
    { 'X-Forwarded-For': address },
  )
const stored = () =>
  inDatabase(
    product,
    'SELECT name, subject, message, state FROM contact_messages WHERE email = $1 ORDER BY created_at',
    [email],
  )

describe('a message', () => {
  test('is stored without an address, and its sender gets a receipt without a word of it', async () => {
    const address = newAddress()
    const { status, json } = await send(
      { name: 'Zelda', subject: 'Zebras', message: ` ${MESSAGE}\n` },
      address,
    )
    expect([status, json]).toEqual([
      200,
      { success: true, message: 'Thank you. We have received your message.' },
    ])
    expect(await stored()).toEqual([{ name: 'Zelda', subject: 'Zebras', message: MESSAGE, state: 'open' }])
    const rows = await inDatabase(product, 'SELECT * FROM contact_messages WHERE email = $1', [email])
    expect(JSON.stringify(rows)).not.toContain(address)
    const [receipt, ...others] = await emailsFor(product, email)
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ kind: 'contact-received', subject: 'We have received your message' })
    expect(JSON.stringify(receipt)).not.toMatch(/Zelda|Zebras|languages/)
  })

  test('of a program gets the same answer, and is not stored', async () => {
    const { status, json } = await send({ website: 'https://spam.example' })
    expect([status, json]).toEqual([200, (await send()).json])
    expect(await stored()).toHaveLength(1)
    expect(await emailsFor(product, email)).toHaveLength(1)
  })

  test.each([
    { name: 'x'.repeat(100), subject: 'x'.repeat(150), message: 'x'.repeat(5000) },
    { message: 'x'.repeat(20) },
  ])('may be as short and as long as this: %#', async fields => {
    expect((await send(fields)).status).toBe(200)
  })

  test.each([
    ['name', ' ', 'Enter a name.'],
    ['name', 'x'.repeat(101), 'Use at most 100 characters.'],
    ['email', 'vera', 'Please enter a valid email address.'],
    ['email', 'a@example.org,b@example.org', 'Please enter a valid email address.'],
    ['email', 'a@example.org\r\nBcc: b@example.org', 'Please enter a valid email address.'],
    ['subject', '', 'Enter a subject.'],
    ['subject', 'x'.repeat(151), 'Use at most 150 characters.'],
    ['message', 'x'.repeat(19), 'Use at least 20 characters.'],
    ['message', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
  ])('is refused for its %s: %j', async (field, value, problem) => {
    const { status, json } = await send({ [field]: value })
    expect(status).toBe(422)
    expect(json).toMatchObject({ code: 'VALIDATION', fields: { [field]: problem } })
    expect(await stored()).toEqual([])
  })

  test('has no further fields', async () => {
    for (const fields of [{ state: 'answered' }, { message: 7 }, { website: null }])
      expect((await send(fields)).status).toBe(422)
  })

  test('is sent three times an hour from an address, of users and of visitors together', async () => {
    const address = newAddress()
    const all = [await send({}, address, user.client)]
    while (all.length < 5) all.push(await send({}, address))
    expect(statuses(all)).toEqual([200, 200, 200, 429, 429])
    expect(Number(all.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await stored()).toHaveLength(3)
  })

  test('brings at most three receipts a day to an address', async () => {
    for (let n = 0; n < 5; n += 1) await send({ email: n % 2 === 0 ? email : email.toUpperCase() })
    const receipts = [
      ...(await emailsFor(product, email)),
      ...(await emailsFor(product, email.toUpperCase())),
    ]
    expect(receipts).toHaveLength(3)
  })
})
