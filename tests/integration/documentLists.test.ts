import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { listStatement } from '#api/features/documents/listStatements.ts'
import {
  documentCursor,
  documentSummary,
  listDocuments,
  type DocumentOrder,
  type DocumentPart,
} from '#schema/documents/contract.ts'
import { folder, listedFolder } from '#schema/documents/folders.ts'
import { createDocument, documentUsers, share, signUp, type Person } from '#tests/support/factories.ts'
import { sharedProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product
/** Reads documents of her own and of Bea. */
let ada: Person
let bea: Person
let folderId: string

const TITLES = ['Chapter 10', 'chapter 2', 'Éclair', 'a_b', 'Zebra', 'a_b', '2', '10', '%']

beforeAll(async () => {
  product = await sharedProduct()
  ;({ owner: bea, editor: ada } = await documentUsers(product, 'pro'))
  folderId = await folderOf(ada, 'Work')
  for (const person of [bea, ada])
    for (const [n, title] of TITLES.entries()) {
      const { id } = await createDocument(person, title)
      if (person === bea) await share(bea, { id }, ada, 'viewer')
      const place = { starred: n % 2 === 0, ...(n % 3 === 0 && { folderId }) }
      expect((await ada.client.patch(`/api/documents/${id}/place`, place)).status).toBe(200)
    }
})

const folderOf = async ({ client }: Person, name: string) =>
  z.parse(folder, (await client.post('/api/folders', { name })).json).id

async function list({ client }: Person, query: string) {
  const answer = await client.get(`/api/documents?${query}`)
  expect(answer.status).toBe(200)
  return z.parse(z.array(documentSummary), answer.json)
}
const titles = async (person: Person, query: string) => (await list(person, query)).map(({ title }) => title)

describe('the list of documents', () => {
  test.each<[DocumentPart, DocumentOrder, number]>([
    ['all', 'edited', 18],
    ['all', 'title', 18],
    ['all', 'created', 18],
    ['mine', 'title', 9],
    ['shared', 'edited', 9],
    ['shared', 'title', 9],
    ['starred', 'title', 10],
    ['starred', 'created', 10],
  ])('of the part %s by %s comes a page at a time, each row once', async (part, order, count) => {
    for (const [where, some] of [
      ['', count],
      ['&folder=none', null],
      [`&folder=${folderId}`, null],
    ] as const) {
      const query = `part=${part}&order=${order}${where}`
      const all = await list(ada, query)
      if (some !== null) expect(all).toHaveLength(some)
      const paged: string[] = []
      for (let before = ''; ;) {
        const page = await list(ada, `${query}&limit=2${before}`)
        paged.push(...page.map(({ id }) => id))
        const last = page.at(-1)
        if (!last || page.length < 2) break
        before = `&before=${encodeURIComponent(documentCursor(last, order))}`
      }
      expect(paged).toEqual(all.map(({ id }) => id))
    }
  })

  test('shows the wanted part, in its order', async () => {
    expect(await titles(ada, 'part=mine&order=title')).toEqual([
      '%',
      '2',
      '10',
      'a_b',
      'a_b',
      'chapter 2',
      'Chapter 10',
      'Éclair',
      'Zebra',
    ])
    expect(await titles(ada, 'part=mine&order=created')).toEqual(TITLES.toReversed())
    const shared = await list(ada, 'part=shared')
    expect(new Set(shared.map(({ role, ownerId }) => [role, ownerId].join()))).toEqual(
      new Set([`viewer,${bea.user.id}`]),
    )
    const starred = await list(ada, 'part=starred')
    expect(starred.every(({ place }) => place.starred)).toBe(true)
    expect(await titles(bea, 'part=starred')).toEqual([])
  })

  test('of a folder is that of its user, who may open what is in it', async () => {
    const inside = await list(ada, `folder=${folderId}`)
    expect(inside).toHaveLength(6)
    const counted = async () =>
      z.parse(z.array(listedFolder), (await ada.client.get('/api/folders')).json)[0]?.documents
    expect(await counted()).toBe(6)
    const outside = await list(ada, 'folder=none')
    expect(new Set([...inside, ...outside].map(({ id }) => id)).size).toBe(18)
    expect(await list(bea, `folder=${folderId}`)).toEqual([])
    const lost = inside.find(({ role }) => role === 'viewer') ?? expect.fail()
    await bea.client.delete(`/api/documents/${lost.id}/members/${ada.user.id}`)
    expect((await list(ada, `folder=${folderId}`)).map(({ id }) => id)).not.toContain(lost.id)
    expect(await counted()).toBe(5)
    await share(bea, lost, ada, 'viewer')
  })

  test('follows a new title and a change of the text', async () => {
    const ann = await signUp(product)
    const first = await createDocument(ann, 'b')
    await createDocument(ann, 'a')
    await ann.client.patch(`/api/documents/${first.id}`, { title: 'Á0' })
    expect(await titles(ann, 'order=title')).toEqual(['a', 'Á0'])
    expect(await titles(ann, '')).toEqual(['Á0', 'a'])
    const [last] = await list(ann, 'part=mine')
    await inDatabase(
      product,
      `INSERT INTO document_projections (document_id, text, folded, words, characters, body, at)
       SELECT id, 'x', 'x', 1, 1, '{}', now() + interval '1 minute' FROM documents WHERE owner_id = $1 AND title = 'a'`,
      [ann.user.id],
    )
    expect(await titles(ann, 'part=mine')).toEqual(['a', 'Á0'])
    // A page goes on where the one before ended, whatever moved up since.
    const before = encodeURIComponent(documentCursor(last ?? expect.fail()))
    expect(await titles(ann, `before=${before}`)).toEqual([])
    await ann.client.delete(`/api/documents/${first.id}`)
    expect(await titles(ann, 'order=created')).toEqual(['a'])
  })

  test.each([
    'part=others',
    'part=',
    'order=size',
    'folder=x',
    'folder=',
    'order=title&before=x',
    'order=title&before=2026-01-01T10:00:00.000Z_x',
    `order=created&before=a_00000000-0000-4000-8000-000000000000`,
    `order=title&before=${'x'.repeat(1000)}`,
    'order=title&before=%00_00000000-0000-4000-8000-000000000000',
    'part=mine&part=shared',
  ])('refuses %s', async query => {
    expect((await ada.client.get(`/api/documents?${query}`)).status).toBe(422)
  })

  test('of a folder that is not there is empty', async () => {
    expect(await list(ada, 'folder=00000000-0000-4000-8000-000000000000')).toEqual([])
  })
})

test('every list of documents is read by an index', async () => {
  const [me, them] = [await signUp(product), await signUp(product)]
  for (const [{ user }, many] of [
    [me, 2000],
    [them, 20_000],
  ] as const)
    await inDatabase(
      product,
      `INSERT INTO documents (workspace_id, owner_id, title, created_at, updated_at)
       SELECT w.id, w.owner_id, 'Number ' || n, now() - n * interval '1 s', now() - n * interval '1 s'
       FROM workspaces w, generate_series(1, $2::int) n WHERE w.owner_id = $1`,
      [user.id, many],
    )
  for (const table of ['documents', 'document_entries', 'document_places', 'document_members'])
    await inDatabase(product, `VACUUM (ANALYZE) ${table}`)
  for (const part of ['all', 'mine', 'shared', 'starred'])
    for (const order of ['edited', 'title', 'created']) {
      const { text, bind } = listStatement(me.user.id, listDocuments.parse({ part, order }))
      const plan = JSON.stringify(await inDatabase(product, `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, bind))
      const scanned = [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)]
      expect([
        part,
        order,
        scanned.map(([, table]) => table).filter(table => /^document(s|_entries)$/.test(table ?? '')),
      ]).toEqual([part, order, []])
      // A page of one's own reads no more rows than it has.
      const read = [...plan.matchAll(/"Relation Name":"document_entries"[^{}]*?"Actual Rows":([\d.]+)/g)]
      if (part === 'mine') for (const [, rows] of read) expect(Number(rows)).toBeLessThanOrEqual(101)
    }
})
