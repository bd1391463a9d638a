import { beforeAll, describe, expect, test } from 'vitest'

import { styleAnswer, styleMistakes, type StyleAnswer } from '#schema/writing-style/contract.ts'
import { createDocument, share, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

const SENTENCE = 'The committee was informed that the results were being reviewed by the external team. '
const GERMAN =
  'Der Bericht ist fertig, und wir haben ihn gestern an alle geschickt. Bitte lest ihn bis zum Freitag. '

/** Creates a document of a user whose projection has this text. */
async function written(person: Person, text: string, daysAgo = 0): Promise<string> {
  const { id } = await createDocument(person)
  await inDatabase(
    product,
    `INSERT INTO document_projections (document_id, text, words, characters, body, at)
     VALUES ($1, $2, $3, $4, '{}', now() - make_interval(days => $5))
     ON CONFLICT (document_id) DO UPDATE SET text = $2, words = $3, characters = $4,
       at = now() - make_interval(days => $5)`,
    [id, text, text.split(/\s+/).length, text.length, daysAgo],
  )
  return id
}

const read = async ({ client }: Person, query = ''): Promise<StyleAnswer> =>
  styleAnswer.parse((await client.get(`/api/writing-style${query}`)).json)

describe('GET /api/writing-style', () => {
  test('measures the user’s own documents of the period, and no one else’s', async () => {
    const [ann, bob] = [await signUp(product), await signUpOn(product, 'premium')]
    expect(await read(ann)).toEqual({ words: 0, documents: 0, otherLanguages: 0, measures: null, left: 0 })
    const recent = await written(ann, SENTENCE.repeat(6))
    await written(ann, SENTENCE.repeat(6), 20)
    await written(ann, GERMAN.repeat(5))
    const ofBob = await written(bob, SENTENCE.repeat(6))
    await share(bob, { id: ofBob }, ann, 'editor')

    const week = await read(ann, '?days=7')
    expect(week).toMatchObject({ words: 84, documents: 1, otherLanguages: 1, left: 0 })
    expect(week.measures?.passive.share).toBe(1)
    expect(week.measures?.examples.passive[0]).toMatchObject({ documentId: recent })
    expect(await read(ann)).toMatchObject({ words: 168, documents: 2 })
    expect(await read(ann, `?document=${ofBob}`)).toMatchObject({ words: 84, documents: 1 })
  })

  test('refuses documents that the user may not edit', async () => {
    const [ann, bob] = [await signUp(product), await signUpOn(product, 'premium')]
    const ofBob = await written(bob, SENTENCE)
    expect((await ann.client.get(`/api/writing-style?document=${ofBob}`)).status).toBe(404)
    await share(bob, { id: ofBob }, ann, 'viewer')
    expect((await ann.client.get(`/api/writing-style?document=${ofBob}`)).status).toBe(403)
    expect((await ann.client.get('/api/writing-style?days=8')).status).toBe(422)
  })

  test('reads the newest documents up to the limit, and counts the rest', async () => {
    const ann = await signUp(product)
    const newest = await written(ann, SENTENCE.repeat(900))
    await written(ann, SENTENCE.repeat(900), 1)
    await written(ann, SENTENCE.repeat(2), 2)
    const report = await read(ann)
    expect(report).toMatchObject({ documents: 2, left: 1 })
    expect(report.measures?.examples.passive[0]?.documentId).toBe(newest)
  })
})

describe('mistakes and practice', () => {
  test('come from the user’s own sentences, and the engine judges a correction', async () => {
    const ann = await signUp(product)
    const documentId = await written(
      ann,
      'This is a error. That was a honest mistake. We recieve it today.\nCity\tPeople\nOslo\tMany',
    )
    const answer = await ann.client.get('/api/writing-style/mistakes')
    const { mistakes } = styleMistakes.parse(answer.json)
    const [commonest] = mistakes
    expect(commonest).toMatchObject({
      count: 2,
      examples: [{ documentId, sentence: 'This is a error.' }, {}],
    })
    const rule = commonest?.rule ?? ''
    // A row of a table is no sentence with too much space.
    expect(mistakes.map(({ count }) => count)).toEqual([2, 1])
    const verdict = async (after: string) =>
      (await ann.client.post('/api/writing-style/practice', { rule, before: 'This is a error.', after })).json
    expect(await verdict('This is an error.')).toEqual({ verdict: 'right' })
    expect(await verdict('This is a error!')).toEqual({ verdict: 'still' })
    expect(await verdict('That is an error.')).toEqual({ verdict: 'changed' })
  })
})
