import { beforeAll, describe, expect, test } from 'vitest'

import { searchStatements } from '#api/features/documents/searchStatements.ts'
import { folded, searchedWords } from '#schema/documents/folded.ts'
import { documentMatches, MATCHES_MAX, type DocumentMatches } from '#schema/documents/search.ts'
import { createDocument, documentUsers, share, signUp, type Person } from '#tests/support/factories.ts'
import { runSql } from '#tests/support/outbox.ts'
import { until } from '#tests/support/patience.ts'
import { type Product, sharedProduct } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product

beforeAll(async () => {
  product = await sharedProduct()
})

/** Creates a document with this title and this text, as it was stored before texts were folded. */
async function written(person: Person, title: string, text: string): Promise<string> {
  const { id } = await createDocument(person, title)
  await inDatabase(
    product,
    `INSERT INTO document_projections (document_id, text, words, characters, body) VALUES ($1, $2, 9, $3, '{}')`,
    [id, text, text.length],
  )
  return id
}

/** Writes the terms of all texts of a person, as if they had rested. */
async function writeTermsOf({ user }: Person): Promise<void> {
  await inDatabase(
    product,
    `UPDATE document_entries SET edited_at = edited_at - interval '1 minute' WHERE owner_id = $1`,
    [user.id],
  )
  const waiting = 'SELECT FROM document_entries WHERE owner_id = $1 AND NOT indexed LIMIT 1'
  while ((await inDatabase(product, waiting, [user.id])).length > 0)
    await inDatabase(product, 'SELECT write_document_terms() FROM generate_series(1, 200)')
}

const answer = (person: Person, q: string) =>
  person.client.get(`/api/documents/search?q=${encodeURIComponent(q)}`)
const search = async (person: Person, q: string): Promise<DocumentMatches> =>
  documentMatches.parse((await answer(person, q)).json)
const titles = async (person: Person, q: string) =>
  (await search(person, q)).matches.map(({ title }) => title)

/** Returns the parts of excerpts that contain a searched word. */
const marked = async (person: Person, q: string) =>
  (await search(person, q)).matches.flatMap(({ excerpt }) =>
    (excerpt?.parts ?? []).map(({ start, end }) => excerpt?.text.slice(start, end)),
  )

describe('a search', () => {
  test('finds titles, then texts, each with the last change first, and words in both', async () => {
    const ann = await signUp(product)
    await written(ann, 'Minutes of May', 'We talked about the harbor.')
    await written(ann, 'Harbor plan', 'Nothing yet.')
    await written(ann, 'Harbor minutes', 'All ships are in the harbor.')
    expect(await titles(ann, 'HARBOR')).toEqual(['Harbor minutes', 'Harbor plan', 'Minutes of May'])
    expect(await titles(ann, 'minutes harbor')).toEqual(['Harbor minutes', 'Minutes of May'])
    expect(await titles(ann, 'harb')).toHaveLength(3)
    expect(await titles(ann, 'arbo')).toHaveLength(3)
    expect(await titles(ann, 'harbor whale')).toEqual([])
    expect(await search(ann, 'talked')).toMatchObject({
      matches: [
        { inTitle: false, excerpt: { text: 'We talked about the harbor.', parts: [{ start: 3, end: 9 }] } },
      ],
      more: false,
    })
  })

  test('takes % and _ and markup as letters', async () => {
    const ann = await signUp(product)
    await written(ann, 'Budget', 'It grew by 50% and <b>more</b>.')
    expect(await titles(ann, '50%')).toEqual(['Budget'])
    expect(await titles(ann, '5_%')).toEqual([])
    expect((await search(ann, '<b>')).matches[0]?.excerpt?.text).toContain('<b>more</b>')
  })

  test('ignores accents and the shape of quotes in what people write', async () => {
    const ann = await signUp(product)
    const { id } = await createDocument(ann, 'Été')
    const place = { url: product.url.replace('http', 'ws'), document: id, cookie: ann.client.cookie }
    const sentence = 'On se voit au café. C’est bien: cafe\u0301. '
    await edit({ ...place, url: `${place.url}/collab` }, text => text.insert(0, sentence.repeat(30)))
    await until(async () => (await titles(ann, 'cafe')).length === 1, 'the text is projected')
    expect(await titles(ann, 'ete')).toEqual(['Été'])
    expect(new Set(await marked(ann, "c'est"))).toEqual(new Set(['C’est']))
    expect(new Set(await marked(ann, 'CAFÉ'))).toEqual(new Set(['café', 'cafe\u0301']))
  })

  test('shows the text around a match that is far from the start', async () => {
    const ann = await signUp(product)
    await written(ann, 'Long', `${'Far and wide. '.repeat(5000)}The needle is here.${' And on.'.repeat(500)}`)
    const [match] = (await search(ann, 'needle')).matches
    expect(match?.excerpt?.text).toContain('The needle is here.')
    expect(match?.excerpt).toMatchObject({ cutBefore: true, cutAfter: true })
    expect(match?.excerpt?.text.length).toBeLessThan(220)
  })

  test('returns thirty matches, and says that there are more', async () => {
    const ann = await signUp(product)
    await inDatabase(
      product,
      `WITH made AS (
         INSERT INTO documents (workspace_id, owner_id, title)
         SELECT w.id, w.owner_id, 'Number ' || n FROM workspaces w, generate_series(1, 450) n
         WHERE w.owner_id = $1 RETURNING id, title)
       INSERT INTO document_projections (document_id, text, folded, words, characters, body)
       SELECT id, 'Same.', 'same.', 1, 5, '{}' FROM made`,
      [ann.user.id],
    )
    const { matches, more } = await search(ann, 'same')
    expect([matches.length, more]).toEqual([MATCHES_MAX, true])
    expect(new Set(matches.map(({ id }) => id)).size).toBe(MATCHES_MAX)
    expect((await search(ann, 'number 44')).more).toBe(false)
    expect(await titles(ann, 'number 449 same')).toEqual(['Number 449'])
  })

  test('asks for 1 to 200 characters, and finds nothing for accents alone', async () => {
    const ann = await signUp(product)
    for (const q of ['', '   ', 'x'.repeat(201)]) expect((await answer(ann, q)).status).toBe(422)
    expect((await ann.client.get('/api/documents/search')).status).toBe(422)
    expect((await ann.client.get('/api/documents/search?q=a&q=b')).status).toBe(422)
    expect(await titles(ann, 'x'.repeat(200))).toEqual([])
    expect(await titles(ann, '\u0301')).toEqual([])
    expect((await answer(ann, 'a\0b')).status).toBeLessThan(500)
  })
})

describe('other forms of a word', () => {
  test('are found in the language of the text, also if it has none', async () => {
    const ann = await signUp(product)
    const german = await written(ann, 'Reise', 'Die Schiffe liegen in den Häfen, und wir warten auf sie.')
    await ann.client.patch(`/api/documents/${german}/writing`, { language: 'de' })
    await written(ann, 'Trip', 'We were running to the ponies in the field, and it was late.')
    await written(ann, 'Voyage', 'Nous avons visité les cathédrales avec elle, et il a plu.')
    await writeTermsOf(ann)
    expect(await titles(ann, 'Hafens')).toEqual(['Reise'])
    expect(await titles(ann, 'schiffes')).toEqual(['Reise'])
    expect(await titles(ann, 'pony runs')).toEqual(['Trip'])
    expect(await titles(ann, 'visiter')).toEqual(['Voyage'])
    expect(await marked(ann, 'runs')).toEqual(['run'])
    expect(await titles(ann, 'pony schiffes')).toEqual([])
  })

  test('are found by both numbers of a stem, since one may be that of another term', async () => {
    const ann = await signUp(product)
    const id = await written(ann, 'Trip', 'We were running to the ponies in the field, and it was late.')
    await writeTermsOf(ann)
    for (const term of ['en=whale', '=en=horse'])
      await inDatabase(
        product,
        'UPDATE document_terms SET terms = terms || owned_terms($2, ARRAY[$3]) WHERE document_id = $1',
        [id, ann.user.id, term],
      )
    expect(await titles(ann, 'whales')).toEqual([])
    expect(await titles(ann, 'horses')).toEqual([])
    expect(await titles(ann, 'runs')).toEqual(['Trip'])
  })

  test('are not found in a text that has changed since', async () => {
    const ann = await signUp(product)
    const id = await written(ann, 'Trip', 'We were running to the ponies in the field, and it was late.')
    await writeTermsOf(ann)
    expect(await titles(ann, 'runs')).toEqual(['Trip'])
    await inDatabase(
      product,
      `UPDATE document_projections SET text = 'We sat down.' WHERE document_id = $1`,
      [id],
    )
    expect(await titles(ann, 'runs')).toEqual([])
  })
})

const FOLD = 'UPDATE document_projections SET folded = $2 WHERE document_id = $1'

describe('what was typed', () => {
  const TEXTS: [title: string, text: string][] = [
    ['Budget', 'It grew by 50% & "more" | less: a_b, C:\\temp, it’s !ok *now*.'],
    ['قصة قديمة', 'كَتَبَ الوَلَدُ رسالة إلى صديقه.'],
    ['מכתב', 'שָׁלוֹם לכל הבתים בעיר.'],
    ['お知らせ', '明日は港で船を見ます。天気がいいです。'],
    ['Party', 'We danced 🎉 all night 👍🏽.'],
    ['Long', `${'lorem'.repeat(100)} tail`],
  ]
  const QUERIES: [q: string, found: string[]][] = [
    ['50%', ['Budget']],
    ['%', ['Budget']],
    ['a_b', ['Budget']],
    ['axb', []],
    ['"more"', ['Budget']],
    ["it's", ['Budget']],
    ['c:\\temp', ['Budget']],
    ['& | !ok', ['Budget']],
    ['*now*', ['Budget']],
    ["'; DROP TABLE documents; --", []],
    ['الولد', ['قصة قديمة']],
    ['ولد', ['قصة قديمة']],
    ['שלום', ['מכתב']],
    ['בתים', ['מכתב']],
    ['港', ['お知らせ']],
    ['で船を', ['お知らせ']],
    ['知ら', ['お知らせ']],
    ['船で', []],
    ['🎉', ['Party']],
    ['👍🏽', ['Party']],
    ['🎂', []],
    ['anced', ['Party']],
    ['m'.repeat(2), []],
    ['lorem'.repeat(40), ['Long']],
    ['loreml tail', ['Long']],
  ]

  test('is found before its terms are written, and by them', async () => {
    const ann = await signUp(product)
    for (const [title, text] of TEXTS) {
      const id = await written(ann, title, text)
      await inDatabase(product, FOLD, [id, folded(text)])
    }
    const all = async () => {
      const found: [q: string, found: string[]][] = []
      for (const [q] of QUERIES) found.push([q, await titles(ann, q)])
      return found
    }
    expect(await all()).toEqual(QUERIES)
    await writeTermsOf(ann)
    expect(await all()).toEqual(QUERIES)
    // A text that changes is read again.
    const [{ id } = expect.fail()] = (await search(ann, '🎉')).matches
    await inDatabase(
      product,
      `UPDATE document_projections SET text = 'Quiet now.', folded = 'quiet now.' WHERE document_id = $1`,
      [id],
    )
    expect(await titles(ann, '🎉')).toEqual([])
    expect(await titles(ann, 'quiet')).toEqual(['Party'])
    await ann.client.patch(`/api/documents/${id}`, { title: 'Silence' })
    expect(await titles(ann, 'silence quiet')).toEqual(['Silence'])
  })

  test('is found in a text with more different words than the index takes', async () => {
    const ann = await signUp(product)
    const text = Array.from({ length: 12_000 }, (_, n) => `w${(n * 7919).toString(36)}x`).join(' ')
    await written(ann, 'Words', text)
    await written(ann, 'Short', 'Few words.')
    await writeTermsOf(ann)
    expect(await titles(ann, `${(7919 * 7000).toString(36)}x`)).toEqual(['Words'])
    expect(await titles(ann, 'nowhere')).toEqual([])
  })
})

const LARGE = ['documents', 'document_projections', 'document_entries', 'document_terms']

test('every search is made by an index, also among the documents of many', async () => {
  const { owner, editor, stranger, viewer } = await documentUsers(product, 'pro')
  for (const [person, many] of [
    [owner, 2000],
    [stranger, 10_000],
  ] as const)
    await inDatabase(
      product,
      `WITH made AS (
         INSERT INTO documents (workspace_id, owner_id, title)
         SELECT w.id, w.owner_id, 'Number ' || n FROM workspaces w, generate_series(1, $2::int) n
         WHERE w.owner_id = $1 RETURNING id)
       INSERT INTO document_projections (document_id, text, folded, words, characters, body)
       SELECT id, t, t, 1, 5, '{}' FROM made, LATERAL (SELECT 'common ' || md5(id::text) AS t) x`,
      [person.user.id, many],
    )
  // Without these, a scan of the small table of documents is the better plan.
  await inDatabase(
    product,
    `INSERT INTO documents (workspace_id, owner_id, title)
     SELECT w.id, w.owner_id, 'Empty ' || n FROM workspaces w, generate_series(1, 50000) n WHERE w.owner_id = $1`,
    [viewer.user.id],
  )
  await inDatabase(product, `UPDATE document_entries SET indexed = true WHERE owner_id = $1`, [
    viewer.user.id,
  ])
  const id = await written(owner, 'Shared', 'There it was: a rare common giraffe.')
  await share(owner, { id }, editor, 'viewer')
  for (const person of [owner, stranger]) await writeTermsOf(person)
  // As autovacuum does later: until then, entries wait in a list that makes an index look slow.
  for (const table of LARGE) await inDatabase(product, `VACUUM (ANALYZE) ${table}`)
  for (const { user } of [owner, editor])
    for (const q of ['giraffe', 'common', 'zzzz', 'f00d', 'q', '%', 'ab', 'rare common giraffes', '日本']) {
      const { titles: named, texts } = searchStatements(user.id, searchedWords(q))
      for (const { text, bind } of [named, texts]) {
        const [plan] = await inDatabase(product, `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, bind)
        const json = JSON.stringify(plan)
        const scanned = [...json.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)]
        expect([
          q,
          scanned.map(([, table]) => table).filter(table => table !== undefined && LARGE.includes(table)),
        ]).toEqual([q, []])
        // Texts are read as far as the answer needs them.
        const read = [
          ...json.matchAll(/"Relation Name":"document_projections"[^{}]*?"Actual Loops":(\d+)/g),
        ].map(([, loops]) => Number(loops))
        for (const loops of read) expect([q, loops]).toEqual([q, Math.min(loops, MATCHES_MAX + 1)])
      }
      expect(JSON.stringify(await inDatabase(product, `EXPLAIN ${texts.text}`, texts.bind))).toContain(
        'document_terms_terms',
      )
    }
  expect(await titles(editor, 'giraffes')).toEqual(['Shared'])
  expect(await titles(editor, 'f00d')).toEqual([])
})

describe('the texts of others', () => {
  test('are found by those who can open them, and by no one else', async () => {
    const { owner, editor, viewer, stranger } = await documentUsers(product, 'pro')
    const id = await written(owner, 'Secret plan', 'The vault is under the library.')
    await share(owner, { id }, editor, 'editor')
    await share(owner, { id }, viewer, 'viewer')
    for (const person of [owner, editor, viewer]) {
      expect(await titles(person, 'vault')).toEqual(['Secret plan'])
      expect(await titles(person, 'secret')).toEqual(['Secret plan'])
    }
    for (const q of ['vault', 'secret']) expect(await titles(stranger, q)).toEqual([])

    await owner.client.delete(`/api/documents/${id}/members/${viewer.user.id}`)
    for (const q of ['vault', 'secret']) expect(await titles(viewer, q)).toEqual([])
    expect(await titles(editor, 'vault')).toEqual(['Secret plan'])

    await owner.client.delete(`/api/documents/${id}`)
    for (const person of [owner, editor]) expect(await titles(person, 'vault')).toEqual([])
    await owner.client.post(`/api/documents/${id}/restore`)
    expect(await titles(editor, 'vault')).toEqual(['Secret plan'])
  })

  test('are not found by an invited person who has not confirmed the address', async () => {
    const { owner, stranger } = await documentUsers(product, 'pro')
    const id = await written(owner, 'Secret plan', 'The vault is under the library.')
    await owner.client.post(`/api/documents/${id}/members`, { email: stranger.user.email, role: 'viewer' })
    expect(await titles(stranger, 'vault')).toEqual([])
  })

  test('are the documents that access says the user can open, also for a suspended user', async () => {
    const people = await documentUsers(product, 'pro')
    const { owner, editor, stranger } = people
    const ids = await Promise.all(['One', 'Two', 'Three'].map(title => written(owner, title, 'Same.')))
    const [one = '', two = '', three = ''] = ids
    for (const id of [one, two, three]) await share(owner, { id }, editor, 'editor')
    await owner.client.delete(`/api/documents/${two}`)
    await owner.client.post(`/api/documents/${three}/members`, {
      email: stranger.user.email,
      role: 'viewer',
    })
    const users = Object.values(people).map(({ user }) => user.id)
    const roles = () =>
      runSql(
        product.databaseUrl,
        `SELECT count(o.role)::int AS open,
           count(*) FILTER (WHERE o.role IS DISTINCT FROM room_access(u, 'document', d))::int AS different
         FROM unnest($1::uuid[]) u CROSS JOIN unnest($2::uuid[]) d
         LEFT JOIN LATERAL (SELECT role FROM open_documents(u) WHERE id = d) o ON true`,
        [users, ids],
      )
    expect(await roles()).toEqual([{ open: 4, different: 0 }])
    await inDatabase(product, 'UPDATE users SET suspended_at = now() WHERE id = $1', [editor.user.id])
    expect(await roles()).toEqual([{ open: 2, different: 0 }])
  })
})
