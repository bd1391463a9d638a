import { Client as Connection } from 'pg'
import { beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'

import type { DocumentSummary } from '#schema/documents/contract.ts'
import { shareCodeAnswer } from '#schema/sharing/shareCode.ts'
import { Client } from '#tests/support/client.ts'
import { createDocument, signUpOn, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

/** The page that a share code opens. */

let product: Product
let owner: Person
let document: DocumentSummary
let code: string

const create = async (): Promise<string> => {
  const answer = await owner.client.post(`/api/documents/${document.id}/share-code`)
  return shareCodeAnswer.parse(answer.json).shareCode?.code ?? expect.fail()
}
const visit = (shareCode = code) => new Client(product.url).get(`/snippet/${shareCode}`)
const write = (text: string) =>
  edit(
    {
      url: `${product.url.replace('http', 'ws')}/collab`,
      document: document.id,
      cookie: owner.client.cookie,
    },
    paragraph => paragraph.insert(0, text),
  )

beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'debug' } })
  owner = await signUpOn(product, 'pro')
})
beforeEach(async () => {
  document = await createDocument(owner, 'To <b>all</b> readers')
  code = await create()
})

test('shows title, first name and text to a visitor, and is not for search engines', async () => {
  await write('Good <i>morning</i>')
  await expect.poll(async () => (await visit()).text).toContain('>Good &lt;i&gt;morning&lt;/i&gt;</p>')
  const { status, text, headers } = await visit()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('>To &lt;b&gt;all&lt;/b&gt; readers</h1>')
  expect(text).toContain(`By <bdi>${owner.user.firstName}</bdi>`)
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  for (const secret of [owner.user.lastName, owner.user.email, owner.user.id])
    expect(text).not.toContain(secret)
})

test('shows a text that no one has written yet', async () => {
  expect((await visit()).status).toBe(200)
})

test('shows a text of kind snippet, too', async () => {
  await inDatabase(product, `UPDATE documents SET kind = 'snippet' WHERE id = $1`, [document.id])
  expect((await visit()).status).toBe(200)
})

describe('a code that opens nothing', () => {
  const essential = ({ status, text, headers }: Awaited<ReturnType<typeof visit>>) => ({
    status,
    text,
    headers: Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))),
  })
  const sql = (statement: string, ...values: unknown[]) => inDatabase(product, statement, values)

  test.each<[string, () => Promise<unknown>]>([
    ['is revoked', () => owner.client.delete(`/api/documents/${document.id}/share-code`)],
    ['is of a document in the trash', () => owner.client.delete(`/api/documents/${document.id}`)],
    ['is of a document that was deleted', () => sql('DELETE FROM documents WHERE id = $1', document.id)],
    [
      'is of a suspended owner',
      () => sql('UPDATE users SET suspended_at = now() WHERE id = $1', owner.user.id),
    ],
  ])('%s: the answer is that to an unknown one', async (_, happens) => {
    expect((await visit()).status).toBe(200)
    await happens()
    const answer = essential(await visit())
    await sql('UPDATE users SET suspended_at = NULL WHERE id = $1', owner.user.id)
    expect(answer).toEqual(essential(await visit('AAAAAAAAAA')))
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('>This snippet isn’t available.</h1>')
    expect(answer.text).toContain('<meta name="robots" content="noindex"/>')
    expect(answer.text).not.toContain(code)
  })

  test.each(['x', 'AAAAAAAAAAA', 'AAAAAAAAA-', 'AAAAAAAAA%00', '%27%20OR%201%3D1'])(
    'is %s: the answer is the same',
    async malformed => {
      expect(essential(await visit(malformed))).toEqual(essential(await visit('AAAAAAAAAA')))
    },
  )
})

test('leaves its code in no log', async () => {
  expect((await visit()).status).toBe(200)
  await expect.poll(() => product.logs()).toContain('/snippet/…')
  expect(product.logs()).not.toContain(code)
})

test('answers with a page that says so while the database is away, and shows the text again after it', async () => {
  const server = new Connection({ connectionString: inject('postgresUrl') })
  await server.connect()
  const name = new URL(product.databaseUrl).pathname.slice(1)
  const allow = (connections: boolean) =>
    server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${connections}`)
  onTestFinished(async () => {
    await allow(true)
    await server.end()
  })
  await allow(false)
  await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  for (let round = 0; round < 3; round += 1) {
    const { status, text, headers } = await visit()
    expect(status).toBe(503)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('retry-after')).toBe('5')
    expect(text).toContain('We can’t reach the database.')
    expect(text).not.toContain(code)
  }
  await allow(true)
  await expect.poll(async () => (await visit()).status).toBe(200)
})

test('is shown 60 times a minute to an address', async () => {
  const strict = await startProduct({ env: { RATE_LIMIT_FACTOR: '1' } })
  const guesses = await Promise.all(
    Array.from({ length: 61 }, (_, n) =>
      new Client(strict.url).get(`/snippet/${String(n).padStart(10, '0')}`),
    ),
  )
  const answered = (status: number) => guesses.filter(guess => guess.status === status).length
  expect([answered(404), answered(429)]).toEqual([60, 1])
  expect((await new Client(strict.url).get('/')).status).toBe(200)
})
