import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { FIRST_ROWS, listStatements } from '#api/features/snippets/listStatements.ts'
import { folded } from '#schema/documents/folded.ts'
import { keysOf } from '#schema/shared/records.ts'
import { listSnippets, snippetCursor, snippetItem, type SnippetOrder } from '#schema/snippets/contract.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

const OTHERS = 20_000
const ORDERS: Record<SnippetOrder, string> = {
  edited: 'edited_at DESC, document_id DESC',
  created: 'created_at DESC, document_id DESC',
  title: 'name, document_id',
}

/** Snippets older than those that a search looks through first, by their texts. */
const OLD = {
  'Réponse à 100 %': 'Écrire à Zoë',
  Ünter_wegs: 'A “quoted” text',
  'with emoji': 'done 👍🏽 and 🎉',
  back: String.raw`C:\temp`,
  日本: '漢字 かな',
  tilde: 'xylophone ~',
  "it's": '~ twice ~~',
  long: `${'word '.repeat(12_000)}¶`,
  characters: `${Array.from({ length: 9000 }, (_, n) => String.fromCodePoint(0x4e00 + n * 2)).join('')}¤`,
}

let product: Product
let ada: Person
let ben: Person
beforeAll(async () => {
  product = await startProduct()
  ada = await signUp(product)
  ben = await signUp(product)
  await store(ada, Object.entries(OLD), '400 days')
  await store(ben, [['unlike', 'ø ~']], '400 days')
  const plain = (count: number) =>
    Array.from({ length: count }, (_, n): [string, string] => [`plain ${n}`, `a text ${n}`])
  await store(ada, plain(FIRST_ROWS + 1), '2 days')
  await store(ben, plain(OTHERS), '2 days')
  await inDatabase(product, 'ANALYZE documents')
  await inDatabase(product, 'ANALYZE snippet_entries')
}, 120_000)

/** Stores snippets by their titles and texts, each a second older than the one before. */
async function store({ user }: Person, texts: [title: string, text: string][], age: string) {
  const rows = texts.map(([title, text]) => [title, folded(title), folded(text)])
  await inDatabase(
    product,
    `WITH given AS (
       SELECT gen_random_uuid() AS id, g.row ->> 0 AS title, g.row ->> 1 AS name, g.row ->> 2 AS body,
         date_trunc('milliseconds', now()) - $3::interval - n * interval '1 s' AS at
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY g (row, n)
     ), made AS (
       INSERT INTO documents (id, workspace_id, owner_id, kind, title, created_at, updated_at)
       SELECT g.id, w.id, w.owner_id, 'snippet', g.title, g.at, g.at
       FROM given g, workspaces w WHERE w.owner_id = $1
     )
     INSERT INTO snippet_entries (document_id, owner_id, created_at, edited_at, name, tags, terms, body)
     SELECT id, $1, at, at, name, CASE WHEN body LIKE '%~%' THEN ARRAY['tilde'] ELSE '{}' END, name, body FROM given`,
    [user.id, JSON.stringify(rows), age],
  )
}

async function list({ client }: Person, query: string) {
  const answer = await client.get(`/api/snippets?${query}`)
  expect(answer.status).toBe(200)
  return z.array(snippetItem).parse(answer.json)
}
const titles = async (q: string, more = '') =>
  (await list(ada, `q=${encodeURIComponent(q)}${more}`)).map(({ title }) => title)

describe('a search for a few letters', () => {
  test.each<[string, (keyof typeof OLD)[]]>([
    ['%', ['Réponse à 100 %']],
    ['_', ['Ünter_wegs']],
    ['\\', ['back']],
    ['\\t', ['back']],
    ['%%', []],
    ['z', ['Réponse à 100 %']],
    ['Z', ['Réponse à 100 %']],
    ['Ö', ['Réponse à 100 %', 'Ünter_wegs', 'with emoji', 'tilde', 'long']],
    ['ZÖ', ['Réponse à 100 %']],
    ['zo', ['Réponse à 100 %']],
    ['oz', []],
    ['“Q', ['Ünter_wegs']],
    ['👍', ['with emoji']],
    ['👍🏽', ['with emoji']],
    ['👎', []],
    ['日', ['日本']],
    ['本日', []],
    ['字', ['日本']],
    ['字か', []],
    ['日 字', ['日本']],
    ['xy', ['tilde']],
    ['y ~', ['tilde']],
    ['~ ~~', ["it's"]],
    ['~~', ["it's"]],
    ["t's", ["it's"]],
    ["'", ["it's"]],
    ['¶', ['long']],
    ['¤', ['characters']],
    ['ø', []],
    ['q', ['Ünter_wegs']],
  ])('finds “%s”', async (q, expected) => {
    expect(await titles(q)).toEqual(expected)
  })

  test('finds what was changed, and no longer what it was', async () => {
    const change = (to: string) =>
      inDatabase(product, `UPDATE snippet_entries SET body = $2 WHERE owner_id = $1 AND name = 'back'`, [
        ada.user.id,
        folded(to),
      ])
    await change('now ß')
    expect([await titles('ß'), await titles('\\')]).toEqual([['back'], []])
    await change(OLD.back)
    expect([await titles('ß'), await titles('\\')]).toEqual([[], ['back']])
  })

  test('finds none in the trash, and those of a tag', async () => {
    expect(await titles('~')).toEqual(['tilde', "it's"])
    expect(await titles('~', '&tag=tilde')).toEqual(['tilde', "it's"])
    expect(await titles('%', '&tag=tilde')).toEqual([])
    const [{ id } = expect.fail()] = await list(ada, 'q=~')
    await ada.client.delete(`/api/snippets/${id}`)
    expect(await titles('~')).toEqual(["it's"])
    expect(await titles('~', '&part=trash')).toEqual(['tilde'])
    await ada.client.post(`/api/snippets/${id}/restore`)
    expect((await titles('~')).toSorted()).toEqual(["it's", 'tilde'])
  })

  test.each(keysOf(ORDERS))('comes a page at a time by %s, each row once', async order => {
    for (const q of ['e', '5', 'ri']) {
      const all = await inDatabase<{ id: string }>(
        product,
        `SELECT document_id AS id FROM snippet_entries
         WHERE owner_id = $1 AND (terms LIKE $2 OR body LIKE $2) ORDER BY ${ORDERS[order]}`,
        [ada.user.id, `%${q}%`],
      )
      expect(all.length).toBeGreaterThan(0)
      const paged: string[] = []
      for (let before = ''; ;) {
        const page = await list(ada, `q=${q}&order=${order}&limit=40${before}`)
        paged.push(...page.map(({ id }) => id))
        const last = page.at(-1)
        if (!last || page.length < 40) break
        before = `&before=${encodeURIComponent(snippetCursor(last, 'mine', order))}`
      }
      expect(paged).toEqual(all.map(({ id }) => id))
    }
  })
})

describe('of 20,000 snippets', () => {
  /** How many rows of snippets a search reads, by each of its statements. */
  async function rowsRead(order: SnippetOrder, q: string): Promise<number[]> {
    const counts: number[] = []
    for (const { text, bind } of listStatements(ben.user.id, listSnippets.parse({ order, q }))) {
      const plan = JSON.stringify(await inDatabase(product, `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, bind))
      // No text is divided again.
      expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(?:snippet_entries|documents)"/)
      expect(plan).not.toMatch(/"Filter":"[^"]*snippet_letters/)
      let count = 0
      for (const [node, rows] of plan.matchAll(
        /"Relation Name":"snippet_entries"[^{}]*?"Actual Rows":([\d.]+)[^{}]*?"Actual Loops":[\d.]+/g,
      ))
        count += Number(rows) * Number(/[\d.]+$/.exec(node)?.[0])
      counts.push(count)
    }
    return counts
  }

  test.each(keysOf(ORDERS))('reads the first and those with the letters by %s', async order => {
    for (const q of ['q', 'qq', 'q-q', 'zz q', '👍', '%', 'xq', 'ø', '~']) {
      const [first, more = Infinity] = await rowsRead(order, q)
      expect([q, first]).toEqual([q, FIRST_ROWS])
      // One row shows that there are more than the first 500. Each match is read twice: by its letters and by its id.
      expect([q, more - FIRST_ROWS - 1]).toEqual([q, q === 'ø' || q === '~' ? 2 : 0])
    }
  })

  test.each(keysOf(ORDERS))('reads no more than a page for a letter of most by %s', async order => {
    for (const q of ['e', 'te', 'X']) expect([q, (await rowsRead(order, q))[0]]).toEqual([q, 100])
  })
})
