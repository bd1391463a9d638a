import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { SMALL } from '#api/services/bodies/reader.ts'
import { OPEN_MAX } from '#api/services/body-commands/service.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import { snippetItem } from '#schema/snippets/contract.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { signUpOn, type Person } from '#tests/support/factories.ts'
import { until } from '#tests/support/patience.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
let owner: Person
beforeAll(async () => {
  product = await startProduct()
  owner = await signUpOn(product, 'pro')
})

const list = async () => z.array(snippetItem).parse((await owner.client.get('/api/snippets')).json)
const titles = async () => (await list()).map(({ title }) => title)

test('a snippet is made with a text', async () => {
  const paragraph = (text: string, ...marks: { type: string }[]) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
  })
  const body = { type: 'doc', content: [paragraph('Dear all,', { type: 'bold' }), paragraph('welcome')] }
  const { client } = owner
  const made = documentSummary.parse((await client.post('/api/snippets', { title: 'Dear', body })).json)
  await expect.poll(async () => (await list()).find(({ id }) => id === made.id)?.start).toContain('welcome')
  expect((await client.get(`/api/snippets/${made.id}/text`)).json).toMatchObject({ body })
  // No second copy of the text stays, which would be in no one's storage.
  const commands = 'SELECT kind, payload, outcome FROM body_commands WHERE document_id = $1'
  expect(await inDatabase(product, commands, [made.id])).toEqual([
    { kind: 'fill-body', payload: {}, outcome: 'done' },
  ])
})

test('a snippet is made without images, which belong to other documents', async () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Before the image' }] }
  const image = { type: 'image', attrs: { id: '00000000-0000-4000-8000-000000000001', alt: 'x' } }
  const body = { type: 'doc', content: [paragraph, image] }
  const { client } = owner
  const made = documentSummary.parse((await client.post('/api/snippets', { title: 'Image', body })).json)
  await expect.poll(async () => (await list()).find(({ id }) => id === made.id)?.start).toContain('Before')
  const text = await client.get(`/api/snippets/${made.id}/text`)
  expect(JSON.stringify(text.json)).not.toContain('"image"')
})

/** Keeps commands of a kind from the realtime server while `act` runs. */
async function holding<T>(kind: string, act: () => Promise<T>): Promise<T> {
  await inDatabase(
    product,
    `CREATE FUNCTION hold_command() RETURNS trigger LANGUAGE plpgsql
     AS $$ BEGIN NEW.kind := 'held'; RETURN NEW; END $$`,
  )
  await inDatabase(
    product,
    `CREATE TRIGGER hold_commands BEFORE INSERT ON body_commands FOR EACH ROW
     WHEN (NEW.kind = '${kind}') EXECUTE FUNCTION hold_command()`,
  )
  try {
    return await act()
  } finally {
    await inDatabase(product, 'DROP FUNCTION hold_command CASCADE')
  }
}

const bodyOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

test('a snippet whose text does not arrive is refused, and is not there', async () => {
  const before = await titles()
  const answer = await holding('fill-body', () =>
    owner.client.post('/api/snippets', { title: 'Held', body: bodyOf('Held') }),
  )
  expect(answer.status).toBe(503)
  expect(answer.json).toMatchObject({ message: expect.stringContaining('Nothing was saved') })
  expect(await titles()).toEqual(before)
  expect(await inDatabase(product, `SELECT FROM body_commands WHERE kind = 'held'`)).toEqual([])
})

test.each(['snippets', 'documents'])('a copy of %s whose text does not arrive is not there', async kind => {
  const made = documentSummary.parse((await owner.client.post(`/api/${kind}`, { title: 'To copy' })).json)
  const answer = await holding('copy-body', () => owner.client.post(`/api/${kind}/${made.id}/duplicate`))
  expect(answer.status).toBe(503)
  expect(answer.json).toMatchObject({ message: expect.stringContaining('Nothing was created') })
  const left = z.array(z.object({ title: z.string() })).parse((await owner.client.get(`/api/${kind}`)).json)
  expect(left.map(({ title }) => title)).not.toContain('Copy of To copy')
  expect(await inDatabase(product, `SELECT FROM body_commands WHERE kind = 'held'`)).toEqual([])
})

describe('a snippet of a chosen id', () => {
  const create = ({ client }: Person, id: string, fields = {}) =>
    client.post('/api/snippets', { id, ...fields })
  const madeBy = async (person: Person, id: string, fields = {}) => {
    const answer = await create(person, id, fields)
    expect(answer.status).toBe(201)
    return documentSummary.parse(answer.json)
  }
  const countOf = async (id: string) => (await list()).filter(item => item.id === id).length

  test('is made once by calls one after the other, and at once', async () => {
    for (const fields of [{}, { title: 'Once', body: bodyOf('Once') }]) {
      const [id, other] = [randomUUID(), randomUUID()]
      const first = await madeBy(owner, id, fields)
      expect(first.id).toBe(id)
      expect(await madeBy(owner, id, { ...fields, title: 'Again' })).toMatchObject({ id, title: first.title })
      const both = await Promise.all([madeBy(owner, other, fields), madeBy(owner, other, fields)])
      expect(both.map(made => made.id)).toEqual([other, other])
      expect([await countOf(id), await countOf(other)]).toEqual([1, 1])
    }
  })

  test('has its text when a repeated call is answered', async () => {
    const id = randomUUID()
    await Promise.all([1, 2].map(() => madeBy(owner, id, { body: bodyOf('Whole') })))
    // The projection is a moment behind the text.
    const read = async () => (await owner.client.get(`/api/snippets/${id}/text`)).text
    await until(async () => (await read()).includes('Whole'), 'the text')
  })

  test('is none of another user, and no document', async () => {
    const { id } = await madeBy(owner, randomUUID(), { title: 'Mine' })
    const made = await owner.client.post('/api/documents', { title: 'A letter' })
    const document = documentSummary.parse(made.json).id
    const stranger = await signUpOn(product, 'pro')
    for (const [person, taken] of [
      [stranger, id],
      [stranger, document],
      [owner, document],
    ] as const) {
      const answer = await create(person, taken, { title: 'Taken' })
      expect([answer.status, answer.json]).toMatchObject([409, { code: 'CONFLICT' }])
    }
    expect((await owner.client.get(`/api/snippets/${id}`)).json).toMatchObject({ title: 'Mine' })
    expect((await create(owner, 'none')).status).toBe(422)
  })

  test('that was refused can be made by another call', async () => {
    const id = randomUUID()
    const refused = await holding('fill-body', () => create(owner, id, { body: bodyOf('Late') }))
    expect(refused.status).toBe(503)
    await madeBy(owner, id, { body: bodyOf('Late') })
    expect(await countOf(id)).toBe(1)
  })
})

test('a snippet is refused while too many commands of its user are open, and only theirs', async () => {
  const before = await titles()
  const { id } = documentSummary.parse((await owner.client.post('/api/snippets', { title: 'Busy' })).json)
  // No server knows this kind, so they stay open.
  await inDatabase(
    product,
    `INSERT INTO body_commands (document_id, user_id, kind, payload)
     SELECT $1, $2, 'held', '{}' FROM generate_series(1, $3::int)`,
    [id, owner.user.id, OPEN_MAX],
  )
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'One more' }] }
  const wanted = { title: 'One more', body: { type: 'doc', content: [paragraph] } }
  const refused = await owner.client.post('/api/snippets', wanted)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(refused.json).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('try again') })
  expect((await titles()).toSorted()).toEqual(['Busy', ...before].toSorted())
  const other = await signUpOn(product, 'pro')
  expect((await other.client.post('/api/snippets', wanted)).status).toBe(201)
  await inDatabase(product, `DELETE FROM body_commands WHERE kind = 'held' AND document_id = $1`, [id])
  expect((await owner.client.post('/api/snippets', wanted)).status).toBe(201)
})

test('a large text that was merged is read as others are, for use and on its page', async () => {
  const { client } = owner
  const { id } = documentSummary.parse((await client.post('/api/snippets', { title: 'Large' })).json)
  const { shareCode } = visibilityAnswer.parse(
    (await client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility: 'link' } })).json,
  )
  const keep = async (characters: number) => {
    const bold = { marks: [{ type: 'bold' }] }
    const content = Array.from({ length: characters / 10 }, (_, n) => ({
      type: 'text',
      ...(n % 2 === 1 && bold),
      text: 'characters',
    }))
    const comment = { marks: [{ type: 'comment', attrs: { id } }] }
    const last = { type: 'paragraph', content: [{ type: 'text', ...comment, text: 'The end' }] }
    const paragraph = { type: 'paragraph', content }
    await inDatabase(
      product,
      `INSERT INTO document_projections (document_id, text, words, characters, body)
       VALUES ($1, '', 0, 0, $2) ON CONFLICT (document_id) DO UPDATE SET body = excluded.body`,
      [id, JSON.stringify({ type: 'doc', content: [paragraph, last] })],
    )
    return { type: 'doc', content: [paragraph, { ...last, content: [{ type: 'text', text: 'The end' }] }] }
  }
  const read = () => client.get(`/api/snippets/${id}/text`)
  const body = await keep(19_000)
  expect(JSON.stringify(body).length).toBeGreaterThan(SMALL)
  expect((await read()).json).toEqual({ id, title: 'Large', body })
  await keep(21_000)
  expect(await read()).toMatchObject({ status: 422, json: { code: 'VALIDATION' } })
  const page = await client.get(`/snippet/${shareCode}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('The end')
})

test.each<[string, unknown]>([
  ['no text', 'Hello'],
  ['an unknown node', { type: 'doc', content: [{ type: 'script' }] }],
  [
    '20,001 characters',
    {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(20_001) }] }],
    },
  ],
])('a snippet is not made with a body of %s', async (_what, body) => {
  const before = await titles()
  const answer = await owner.client.post('/api/snippets', { title: 'Never', body })
  expect(answer.status).toBe(422)
  expect(answer.json).toMatchObject({ fields: { body: expect.stringContaining('20,000') } })
  expect(await titles()).toEqual(before)
})
