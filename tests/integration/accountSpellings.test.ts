import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'

import { signIn } from '#tests/support/accounts.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, PASSWORD, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase, emailsFor, tokenFor } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

const visitor = () => new Client(product.url)
const signUpAs = (email: string) =>
  visitor().post('/api/auth/signup', { firstName: 'Nia', lastName: 'New', email, password: PASSWORD })
const unique = () => Math.random().toString(36).slice(2, 10)
const hashOf = async ({ user }: Person) => {
  const statement = 'SELECT password_hash AS hash FROM users WHERE id = $1'
  const [row] = await inDatabase<{ hash: string }>(product, statement, [user.id])
  return row?.hash ?? ''
}

describe('a password', () => {
  const [composed, decomposed] = ['crème brûlée à la carte', 'über Nacht né'].map(text => [
    text.normalize('NFC'),
    text.normalize('NFD'),
  ]) as [[string, string], [string, string]]

  test.each([
    ['composed', composed],
    ['decomposed', [...decomposed].toReversed()],
  ])('opens in any spelling when it was set %s', async (_, [set = '', typed = '']) => {
    const person = await signUp(product, { password: set })
    const { client, user } = person
    const before = await hashOf(person)
    expect((await signIn(visitor(), user.email, typed)).status).toBe(200)
    expect((await signIn(visitor(), user.email, set)).status).toBe(200)
    expect(await hashOf(person)).toBe(before)
    expect((await client.post('/api/auth/reauthentication', { password: typed })).status).toBe(200)

    const [changed, asTyped] = [`${set} 2`, `${typed} 2`]
    expect((await client.post('/api/account/password', { password: changed })).status).toBe(200)
    expect((await signIn(visitor(), user.email, asTyped)).status).toBe(200)

    expect((await visitor().post('/api/auth/password-reset', { email: user.email })).status).toBe(202)
    await expect
      .poll(async () => (await emailsFor(product, user.email)).map(({ kind }) => kind))
      .toContain('reset-password')
    const token = await tokenFor(product, user.email, 'reset-password')
    const reset = await visitor().post('/api/auth/password-reset/confirm', { token, password: `${set} 3` })
    expect(reset.status).toBe(200)
    expect((await signIn(visitor(), user.email, `${typed} 3`)).status).toBe(200)
    expect((await signIn(visitor(), user.email, `${typed} 4`)).status).toBe(401)
  })

  test('opens by an old hash of a decomposed spelling, which is renewed without a sign-out', async () => {
    const person = await signUp(product)
    const { client, user } = person
    const [password, old] = [composed[0], await hash(composed[1])]
    await inDatabase(product, 'UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, old])
    expect((await signIn(visitor(), user.email, `${password}!`)).status).toBe(401)
    expect(await hashOf(person)).toBe(old)
    expect((await signIn(visitor(), user.email, password)).status).toBe(200)
    const renewed = await hashOf(person)
    expect(renewed).not.toBe(old)
    expect((await signIn(visitor(), user.email, composed[1])).status).toBe(200)
    expect(await hashOf(person)).toBe(renewed)
    expect((await client.get('/api/auth/user')).status).toBe(200)
    expect((await emailsFor(product, user.email)).map(({ kind }) => kind)).not.toContain('password-changed')
  })
})

/** Spellings of one mailbox, with what makes it unique. */
const SPELLINGS: ((part: string) => string[])[] = [
  part => [`${part}@bücher.example`, `${part}@xn--bcher-kva.example`, `${part}@BÜCHER.example`],
  part => [`${part}@xn--e1afmkfd.example`, `${part}@пример.example`],
  part => [
    `${part}@mail.example`,
    `${part}@ma\u200Bil.example`,
    `${part}@mail\u00AD.example`,
    `${part}@\u2060mail.example`,
  ],
  part => [
    `${part}@ｍａｉｌ２.example`,
    `${part}@mail2.example`,
    `${part}@mail2。example`,
    `${part}@mail2.example.`,
  ],
  part => [`İzmir.${part}@mail3.example`, `izmir.${part}@mail3.example`, `i\u0307zmir.${part}@mail3.example`],
  part => [`zoë.${part}@mail4.example`, `zoe\u0308.${part}@mail4.example`, `ZOË.${part}@mail4.example`],
]

describe('one mailbox has one account', () => {
  test.each(SPELLINGS)('in each of its spellings (%#)', async spell => {
    const [first = '', ...others] = spell(unique())
    expect((await signUpAs(first)).status).toBe(201)
    const me = visitor()
    for (const other of others) {
      const again = await signUpAs(other)
      expect([again.status, again.json]).toMatchObject([409, { code: 'EMAIL_TAKEN' }])
      expect((await signIn(me, other)).status).toBe(200)
    }
    const { email } = (await me.get('/api/auth/user')).json as { email: string }
    // A link goes to the stored address, whatever was typed.
    await visitor().post('/api/auth/password-reset', { email: others[0] })
    await expect
      .poll(async () => (await emailsFor(product, email)).map(({ kind }) => kind))
      .toContain('reset-password')
  })

  test('also when all spellings sign up at once, or an account changes to one of them', async () => {
    const part = unique()
    const spellings = SPELLINGS.flatMap(spell => spell(part)).filter(email => email.endsWith('cher.example'))
    const all = [...spellings, `${part}@xn--bcher-kva.example`, `${part}@bücher.example`]
    const answers = await Promise.all(all.map(signUpAs))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const other = await signUp(product)
    await other.client.post('/api/account/email', { email: `${part}@bü\u00ADcher.example` })
    expect(await emailsFor(product, `${part}@bücher.example`)).not.toContainEqual(
      expect.objectContaining({ kind: 'change-email' }),
    )
  })

  test('which invitations in any spelling reach', async () => {
    const owner = await signUpOn(product, 'premium')
    const document = await createDocument(owner)
    const part = unique()
    const invite = (email: string) =>
      owner.client.post(`/api/documents/${document.id}/members`, { email, role: 'viewer' })
    for (const email of SPELLINGS[0]?.(part) ?? []) expect((await invite(email)).status).toBe(200)
    const { json } = await owner.client.get(`/api/documents/${document.id}/invitations`)
    expect(json).toHaveLength(1)
    const guest = await signUp(product, { email: `${part}@xn--bcher-kva.example` })
    const token = await tokenFor(product, guest.user.email, 'verify-email')
    expect((await guest.client.get(`/api/documents/${document.id}`)).status).toBe(404)
    expect((await guest.client.post('/api/auth/verification/confirm', { token })).status).toBe(200)
    expect((await guest.client.get(`/api/documents/${document.id}`)).status).toBe(200)
  })

  test('and what stands for no mailbox gets none', async () => {
    for (const email of [
      'a@xn--a.example',
      'a@b\u0007.example',
      'a@\u200B.example',
      'a@bü/cher.example',
      'ａ＠b＠c.example',
    ])
      expect((await signUpAs(email)).status).toBe(422)
  })

  test('from before: an older spelling is renewed at start, unless another account has the mailbox', async () => {
    const [alone, twice, kept] = [await signUp(product), await signUp(product), await signUp(product)]
    const part = unique()
    const write = ({ user }: Person, email: string) =>
      inDatabase(product, 'UPDATE users SET email = $2 WHERE id = $1', [user.id, email])
    await write(alone, `One.${part}@xn--bcher-kva.example`)
    await write(kept, `two.${part}@bücher.example`)
    await write(twice, `two.${part}@xn--bcher-kva.example`)
    await product.restart()
    const emailOf = async ({ client }: Person) =>
      ((await client.get('/api/auth/user')).json as { email: string }).email
    expect(await emailOf(alone)).toBe(`One.${part}@bücher.example`)
    expect(await emailOf(twice)).toBe(`two.${part}@xn--bcher-kva.example`)
    // Each signs in as the address is stored.
    for (const person of [alone, twice, kept]) {
      const client = visitor()
      expect((await signIn(client, await emailOf(person))).status).toBe(200)
      expect((await client.get('/api/auth/user')).json).toMatchObject({ id: person.user.id })
    }
    expect((await signUpAs(`one.${part}@xn--bcher-kva.example`)).status).toBe(409)
  })
})
