import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { CLOSE } from '#schema/collab/protocol.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { essential, startGuessedProduct, type GuessedProduct } from '#tests/support/guesses.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { RawClient } from '#tests/support/yclient.ts'

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

const UNKNOWN = 'AAAAAAAAAA'
type Guess = { id: string; code: string }

const show = ({ client }: Person, id: string, visibility: string) =>
  client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })

async function shown(by: Person, visibility: string): Promise<Guess> {
  const { id } = await createDocument(by, 'A secret title', 'snippet')
  const answer = await show(by, id, visibility)
  return { id, code: visibilityAnswer.parse(answer.json).shareCode ?? expect.fail() }
}

/** Codes that open nothing any more. */
const KINDS: Record<string, () => Promise<Guess>> = {
  'of a snippet that is private': async () => {
    const { id } = await createDocument(owner, 'A secret title', 'snippet')
    return { id, code: UNKNOWN }
  },
  'of a snippet that became private': async () => {
    const guess = await shown(owner, 'public')
    await show(owner, guess.id, 'private')
    return guess
  },
  'that was replaced': async () => {
    const guess = await shown(owner, 'link')
    await owner.client.post(`/api/snippets/${guess.id}/share-code/renewal`)
    return guess
  },
  'of a snippet in the trash': async () => {
    const guess = await shown(owner, 'public')
    await owner.client.delete(`/api/snippets/${guess.id}`)
    return guess
  },
  'of a snippet that was deleted': async () => {
    const guess = await shown(owner, 'link')
    await owner.client.delete(`/api/snippets/${guess.id}`)
    await owner.client.delete(`/api/snippets/${guess.id}/permanently`)
    return guess
  },
  'of a suspended owner': async () => {
    const suspended = await signUpOn(product, 'pro')
    const guess = await shown(suspended, 'public')
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.user.id])
    return guess
  },
}
const MALFORMED = ['x', 'AAAAAAAAAAA', 'AAAAAAAAA-', 'AAAAAAAAA\u00e9']

const collab = (url = product.url) => `${url.replace('http', 'ws')}/collab`
const visitor = (url = product.url) => new Client(url)
const page = (code: string, client = visitor()) => client.get(`/snippet/${encodeURIComponent(code)}`)
const view = (code: string, client = visitor()) =>
  client.post('/api/shared-snippets/uses', { code, act: 'view' })

/** Where a code is tried, by a visitor or a user. Each returns all that comes back. */
const PLACES: Record<string, (guess: Guess) => Promise<unknown>> = {
  'its page': async ({ code }) => essential(await page(code)),
  'its page, as a user': async ({ code }) => essential(await page(code, stranger.client)),
  'the count of its page': async ({ code }) => essential(await view(code)),
  'the count of its page, as a user': async ({ code }) => essential(await view(code, stranger.client)),
  'its reader, as a user': async ({ code }) =>
    essential(await stranger.client.post('/api/shared-snippets/reader', { code })),
  'a copy of it, as a user': async ({ code }) =>
    essential(await stranger.client.post('/api/shared-snippets/duplicate', { code })),
  'the live text': async ({ id, code }) => refusal(RawClient.withCode(collab(), id, code)),
  'the live text, as a user': async ({ id, code }) =>
    refusal(RawClient.withCode(collab(), id, code, stranger.client.cookie)),
}

async function refusal(client: RawClient) {
  const closeCode = await client.closed()
  return { closeCode, reason: client.closeReason, frames: client.frames, protocol: client.socket.protocol }
}

describe.each(Object.entries(PLACES))('a code tried at %s', (_, attempt) => {
  test('gets the answer of an unknown one by the same statements, whatever it was', async () => {
    const unknown = { id: randomUUID(), code: UNKNOWN }
    const [answer, statements] = [await attempt(unknown), await guessed.statementsOf(() => attempt(unknown))]
    expect(Object.values(statements).length).toBeGreaterThan(0)
    for (const [kind, make] of Object.entries(KINDS)) {
      const guess = await make()
      expect([kind, await attempt(guess)]).toEqual([kind, answer])
      expect([kind, await guessed.statementsOf(() => attempt(guess))]).toEqual([kind, statements])
    }
  })
})

test('a code of another form opens nothing, and says no more', async () => {
  const { id } = await shown(owner, 'public')
  const [ofPage, ofCount] = [essential(await page(UNKNOWN)), await view('x')]
  const ofText = await refusal(RawClient.withCode(collab(), id, UNKNOWN))
  for (const code of MALFORMED) {
    expect(essential(await page(code))).toEqual(ofPage)
    expect(essential(await view(code))).toEqual(essential(ofCount))
    // A subprotocol has ASCII only.
    if (!code.endsWith('\u00e9'))
      expect(await refusal(RawClient.withCode(collab(), id, code))).toEqual(ofText)
  }
  expect(ofCount.status).toBe(422)
  expect(ofPage.status).toBe(404)
})

test('beyond the limit of its address, the right code gets the answer of an unknown one', async () => {
  const strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  const someone = await signUpOn(strict, 'pro')
  const { id, code } = await shown(someone, 'public')
  const guesses = (count: number) => Array.from({ length: count }, (_, n) => `B${String(n).padStart(9, '0')}`)
  const statuses = new Map<number, number>()
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

  for (const guess of guesses(60)) note((await page(guess, visitor(strict.url))).status)
  for (const guess of guesses(120)) note((await view(guess, visitor(strict.url))).status)
  expect([...statuses]).toEqual([
    [404, 60],
    [204, 120],
  ])
  for (const attempt of [page, view])
    for (const guess of [UNKNOWN, code]) {
      const answer = await attempt(guess, visitor(strict.url))
      expect([guess, answer.status, answer.text.includes('A secret title')]).toEqual([guess, 429, false])
    }
  const ofRoom = (guess: string) => RawClient.withCode(collab(strict.url), id, guess).closed()
  for (const guess of guesses(60)) expect(await ofRoom(guess)).toBe(CLOSE.notFound)
  for (const guess of [UNKNOWN, code]) expect(await ofRoom(guess)).toBe(CLOSE.tooManyRequests)
})
