import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createDocument, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { essential, startGuessedProduct, type GuessedProduct } from '#tests/support/guesses.ts'
import { joinBy, linkTo, openBy, revokeLink } from '#tests/support/inviteLinks.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

// Guesses of codes get one answer, by the same statements: neither it nor its time tells anything.

let guessed: GuessedProduct
let product: Product
let owner: Person
let stranger: Person

beforeAll(async () => {
  guessed = await startGuessedProduct()
  ;({ product } = guessed)
  owner = await signUpOn(product, 'pro')
  stranger = await signUp(product)
})
afterAll(() => guessed.dispose())

const UNKNOWN = 'A'.repeat(22)

async function linked(by = owner): Promise<{ id: string; code: string }> {
  const { id } = await createDocument(by, 'A secret title')
  return { id, code: await linkTo(by, id, { role: 'editor', days: 1 }) }
}

/** Codes that open nothing any more. */
const KINDS: Record<string, () => Promise<string>> = {
  'that was revoked': async () => {
    const { id, code } = await linked()
    await revokeLink(owner, id)
    return code
  },
  'that was replaced': async () => {
    const { id, code } = await linked()
    await revokeLink(owner, id)
    await linkTo(owner, id)
    return code
  },
  'that has expired': async () => {
    const { id, code } = await linked()
    const past = `UPDATE invite_links SET expires_at = now() - interval '1 second' WHERE document_id = $1`
    await inDatabase(product, past, [id])
    return code
  },
  'of a document in the trash': async () => {
    const { id, code } = await linked()
    await owner.client.delete(`/api/documents/${id}`)
    return code
  },
  'of a document that was deleted': async () => {
    const { id, code } = await linked()
    await owner.client.delete(`/api/documents/${id}`)
    await owner.client.delete(`/api/documents/${id}/permanently`)
    return code
  },
  'of a suspended owner': async () => {
    const suspended = await signUpOn(product, 'pro')
    const { code } = await linked(suspended)
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.user.id])
    return code
  },
}

/** Where a code is tried. */
const PLACES = { 'the page of the link': openBy, joining: joinBy }

describe.each(Object.entries(PLACES))('a code tried at %s', (_, tryAt) => {
  test('gets the answer of an unknown one by the same statements, whatever it was', async () => {
    const answerTo = async (code: string) => essential(await tryAt(code, stranger))
    const [answer, statements] = [
      await answerTo(UNKNOWN),
      await guessed.statementsOf(() => answerTo(UNKNOWN)),
    ]
    expect(answer.status).toBe(404)
    expect(Object.values(statements).length).toBeGreaterThan(0)
    for (const [kind, make] of Object.entries(KINDS)) {
      const code = await make()
      expect([kind, await answerTo(code)]).toEqual([kind, answer])
      expect([kind, await guessed.statementsOf(() => answerTo(code))]).toEqual([kind, statements])
    }
  })

  test.each(['x', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}-`, `${'A'.repeat(21)}é`])(
    'is no code in another form: %s',
    async code => {
      const answer = await tryAt(code, stranger)
      expect([answer.status, answer.json]).toMatchObject([422, { fields: { code: expect.any(String) } }])
    },
  )
})

test('a link whose time begins again works again', async () => {
  const { id, code } = await linked()
  await inDatabase(product, 'UPDATE invite_links SET expires_at = now() WHERE document_id = $1', [id])
  expect((await joinBy(code, stranger)).status).toBe(404)
  expect(await linkTo(owner, id, { days: 1 })).toBe(code)
  expect((await joinBy(code, stranger)).status).toBe(200)
})

test('beyond the limit of its address, the right code gets the answer of an unknown one', async () => {
  const strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  const someone = await signUpOn(strict, 'pro')
  const { code } = await linked(someone)
  const guessers = [await signUp(strict), await signUp(strict)]
  for (let n = 0; n < 60; n += 1) {
    const guess = `B${String(n).padStart(21, '0')}`
    const guesser = guessers[n % guessers.length] ?? expect.fail()
    expect((await (n % 3 === 0 ? openBy : joinBy)(guess, guesser)).status).toBe(404)
  }
  for (const tryAt of [openBy, joinBy])
    for (const guess of [UNKNOWN, code])
      for (const guesser of guessers) {
        const answer = await tryAt(guess, guesser)
        expect([answer.status, answer.text.includes('A secret title')]).toEqual([429, false])
      }
})
