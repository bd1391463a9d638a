import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { listStatements, SHORT_SEARCH_ROWS } from '#api/features/snippets/listStatements.ts'
import { documentSummary } from '#schema/documents/contract.ts'
import {
  listSnippets,
  snippetCursor,
  snippetItem,
  type SnippetOrder,
  type SnippetPart,
} from '#schema/snippets/contract.ts'
import { confirmAddress, documentUsers, type DocumentUsers, type Person } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { edit } from '#tests/support/revisions.ts'

let product: Product
let people: DocumentUsers
beforeAll(async () => {
  product = await startProduct()
  people = await documentUsers(product, 'pro')
  for (const person of [people.editor, people.viewer, people.stranger]) await confirmAddress(person)
})

type Fields = { title?: string; tags?: string[] }

async function snippetOf({ client }: Person, fields: Fields = {}) {
  const answer = await client.post('/api/snippets', fields)
  expect(answer.status).toBe(201)
  return documentSummary.parse(answer.json)
}

const list = async ({ client }: Person, query = '') => {
  const answer = await client.get(`/api/snippets${query}`)
  expect(answer.status).toBe(200)
  return z.array(snippetItem).parse(answer.json)
}
const titles = async (person: Person, query = '') => (await list(person, query)).map(({ title }) => title)

/** Writes a text, and waits until lists know it. */
async function write(person: Person, document: string, text: string) {
  const url = `${product.url.replace('http', 'ws')}/collab`
  await edit({ url, document, cookie: person.client.cookie }, body => body.insert(0, text))
  await expect.poll(async () => (await list(person)).find(({ id }) => id === document)?.start).toContain(text)
}

async function give(snippet: { id: string }, person: Person, role: string) {
  const path = `/api/snippets/${snippet.id}/members`
  const answer = await people.owner.client.post(path, { email: person.user.email, role })
  expect(answer.status).toBe(200)
}

describe('a snippet', () => {
  test('has a title, tags and a language, and is no document', async () => {
    const snippet = await snippetOf(people.owner, {
      title: 'Greeting',
      tags: ['Mail', '#team  page', 'mail'],
    })
    expect(snippet).toMatchObject({ kind: 'snippet', title: 'Greeting', tags: ['Mail', 'team page'] })
    expect((await snippetOf(people.owner)).title).toBe('Untitled snippet')
    const path = `/api/snippets/${snippet.id}`
    const { client } = people.owner
    expect((await client.patch(`${path}/writing`, { language: 'de' })).json).toMatchObject({
      writing: { language: 'de' },
    })
    const removeTags = ['mail', 'Team page']
    expect((await client.patch(path, { removeTags })).json).toMatchObject({ title: 'Greeting', tags: [] })
    expect((await client.patch(path, { title: 'Hello' })).json).toMatchObject({ title: 'Hello', tags: [] })
    const documents = await client.get('/api/documents')
    expect(JSON.stringify(documents.json)).not.toContain(snippet.id)
    expect((await client.get(`/api/documents/${snippet.id}`)).status).toBe(404)
  })

  test.each<[string, Record<string, unknown>]>([
    ['a long title', { title: 'x'.repeat(121) }],
    ['no title', { title: '  ' }],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) }],
    ['a long tag', { tags: ['x'.repeat(31)] }],
    ['an empty tag', { tags: [' # '] }],
    ['a tag that turns the text around it', { tags: ['a\u202eb'] }],
    ['a tag with a character that cannot be stored', { tags: ['a\0b'] }],
    ['half a character', { tags: ['\ud83d'] }],
    ['a tag that is none', { tags: [7] }],
    ['another kind', { kind: 'document' }],
  ])('is not made with %s', async (_what, body) => {
    const snippet = await snippetOf(people.owner, { title: 'Kept', tags: ['kept'] })
    const { client } = people.owner
    expect((await client.post('/api/snippets', body)).status).toBe(422)
    const { tags: addTags, ...others } = body
    const change = { ...others, ...('tags' in body && { addTags }) }
    expect((await client.patch(`/api/snippets/${snippet.id}`, change)).status).toBe(422)
    expect((await client.get(`/api/snippets/${snippet.id}`)).json).toMatchObject({
      title: 'Kept',
      tags: ['kept'],
    })
  })

  test('is copied with its text, its tags and its language', async () => {
    const title = 't'.repeat(120)
    const { id } = await snippetOf(people.owner, { title, tags: ['one', '<b>two</b>'] })
    await people.owner.client.patch(`/api/snippets/${id}/writing`, { language: 'fr' })
    await write(people.owner, id, 'Bonjour')
    const copied = await people.owner.client.post(`/api/snippets/${id}/duplicate`)
    const copy = documentSummary.parse(copied.json)
    expect(copy).toMatchObject({
      kind: 'snippet',
      tags: ['one', '<b>two</b>'],
      title: `Copy of ${title}`.slice(0, 120),
      writing: { language: 'fr' },
    })
    await expect
      .poll(async () => (await list(people.owner)).find(one => one.id === copy.id)?.start)
      .toBe('Bonjour')
  })

  test('goes to the trash and comes back, or is deleted', async () => {
    const { id } = await snippetOf(people.owner, { title: 'Doomed', tags: ['t'] })
    const { client } = people.owner
    expect((await client.delete(`/api/snippets/${id}`)).status).toBe(204)
    expect((await client.get(`/api/snippets/${id}`)).status).toBe(404)
    expect(await titles(people.owner)).not.toContain('Doomed')
    expect(await titles(people.owner, '?part=trash&q=doom')).toEqual(['Doomed'])
    expect((await client.get('/api/documents?trash=1')).json).toEqual([])
    expect((await client.post(`/api/snippets/${id}/restore`)).json).toMatchObject({ id, tags: ['t'] })
    expect(await titles(people.owner, '?q=doom')).toEqual(['Doomed'])
    await client.delete(`/api/snippets/${id}`)
    expect((await client.delete(`/api/snippets/${id}/permanently`)).status).toBe(204)
    expect(await titles(people.owner, '?part=trash')).not.toContain('Doomed')
  })

  test('does not exist for documents, nor a document for the calls of snippets', async () => {
    const { client } = people.owner
    const made = documentSummary.parse((await client.post('/api/documents', { title: 'A letter' })).json)
    const path = `/api/snippets/${made.id}`
    const answers = [
      await client.get(path),
      await client.patch(path, { title: 'Mine', addTags: ['x'] }),
      await client.patch(`${path}/writing`, { language: 'de' }),
      await client.post(`${path}/duplicate`),
      await client.delete(path),
      await client.get(`${path}/members`),
      await client.post(`${path}/members`, { email: people.editor.user.email, role: 'viewer' }),
      await client.post(`${path}/share-code`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    for (const { json } of answers) expect(json).toMatchObject({ message: 'This snippet isn’t available.' })
    expect((await client.get(`/api/documents/${made.id}`)).json).toMatchObject({
      title: 'A letter',
      tags: [],
    })
  })
})

describe('a text to use elsewhere', () => {
  const names = (count: number) => Array.from({ length: count }, (_, n) => `{name ${n}}`).join('')

  test.each<[string, string, string | null]>([
    ['50 variables', names(50), null],
    ['51 variables', names(51), 'This snippet has more than 50 variables. Remove some before you use it.'],
    ['one variable in 6,000 places', '{a}'.repeat(6000), null],
    [
      '20,001 characters',
      'x'.repeat(20_001),
      'This snippet has more than 20,000 characters. Shorten it before you use it.',
    ],
  ])('of %s', async (_, text, problem) => {
    const { id } = await snippetOf(people.owner)
    const url = `${product.url.replace('http', 'ws')}/collab`
    const { client } = people.owner
    await edit({ url, document: id, cookie: client.cookie }, body => body.insert(0, text))
    const read = async () => (await client.get(`/api/snippets/${id}/text`)).json
    if (problem === null) await expect.poll(async () => JSON.stringify(await read())).toContain(text)
    else
      await expect
        .poll(read)
        .toMatchObject({ code: 'VALIDATION', message: problem, fields: { body: problem } })
    expect((await client.get(`/api/snippets/${id}`)).status).toBe(200)
  })
})

describe('the roles', () => {
  test('decide on every act', async () => {
    const snippet = await snippetOf(people.owner, { title: 'Shared' })
    await give(snippet, people.editor, 'editor')
    await give(snippet, people.viewer, 'viewer')
    const path = `/api/snippets/${snippet.id}`
    const acts: [method: string, path: string, body?: unknown][] = [
      ['GET', path],
      ['PATCH', path, { addTags: ['x'] }],
      ['PATCH', `${path}/writing`, { language: 'en' }],
      ['GET', `${path}/members`],
      ['POST', `${path}/members`, { email: people.stranger.user.email, role: 'viewer' }],
      ['GET', `${path}/invitations`],
      ['GET', `${path}/share-code`],
      ['POST', `${path}/share-code`],
      ['DELETE', `${path}/share-code`],
      ['DELETE', path],
    ]
    const statuses = async ({ client }: Person) => {
      const found: number[] = []
      for (const [method, url, body] of acts) found.push((await client.send(method, url, { body })).status)
      return found
    }
    expect(await statuses(people.stranger)).toEqual(acts.map(() => 404))
    expect(await statuses(people.viewer)).toEqual([200, 403, 403, 200, 403, 403, 403, 403, 403, 403])
    expect(await statuses(people.editor)).toEqual([200, 200, 200, 200, 403, 403, 403, 403, 403, 403])
    expect(await titles(people.editor, '?part=shared')).toEqual(['Shared'])
    expect(await titles(people.stranger, '?part=shared')).toEqual([])
    expect(await titles(people.editor)).toEqual([])

    await people.owner.client.patch(`${path}/members/${people.editor.user.id}`, { role: 'viewer' })
    expect((await statuses(people.editor)).slice(0, 2)).toEqual([200, 403])
    expect((await people.editor.client.delete(`${path}/members/${people.editor.user.id}`)).status).toBe(204)
    expect(await statuses(people.editor)).toEqual(acts.map(() => 404))
    expect(await statuses(people.owner)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 204])
  })

  test('of a guest on the free plan allow a copy, which belongs to the guest', async () => {
    const snippet = await snippetOf(people.owner, { title: 'To copy', tags: ['shared'] })
    expect((await people.viewer.client.post(`/api/snippets/${snippet.id}/duplicate`)).status).toBe(404)
    await give(snippet, people.viewer, 'viewer')
    const answer = await people.viewer.client.post(`/api/snippets/${snippet.id}/duplicate`)
    expect(documentSummary.parse(answer.json)).toMatchObject({ role: 'owner', tags: ['shared'] })
    const invited = await people.viewer.client.post(
      `/api/snippets/${documentSummary.parse(answer.json).id}/members`,
      { email: people.editor.user.email, role: 'viewer' },
    )
    expect([invited.status, invited.json]).toEqual([
      403,
      expect.objectContaining({
        code: 'FEATURE_NOT_IN_PLAN',
        message: 'Your plan does not include invitations to your snippets. The Premium plan does.',
      }),
    ])
  })
})

describe('the list', () => {
  test('searches titles, tags and texts, and takes what is typed as it is', async () => {
    const { stranger: ada } = people
    const one = await snippetOf(ada, { title: 'Réponse à 100 %', tags: ['Ünter_wegs'] })
    await snippetOf(ada, { title: 'Answer', tags: [`'; DROP TABLE documents; --`, '<img src=x>'] })
    await write(ada, one.id, 'Thank you for your patience')
    const found = (q: string) => titles(ada, `?q=${encodeURIComponent(q)}`)
    const [first, second] = ['Réponse à 100 %', 'Answer']
    expect(await found('reponse')).toEqual([first])
    expect(await found('PATIENCE thank')).toEqual([first])
    expect(await found('reponse patience unter')).toEqual([first])
    expect(await found('100 %')).toEqual([first])
    expect(await found('t_e')).toEqual([])
    expect(await found('%')).toEqual([first])
    expect(await found('_')).toEqual([first])
    expect(await found('\\')).toEqual([])
    expect(await found('drop')).toEqual([second])
    expect(await found('patience answer')).toEqual([])
    const tagged = (tag: string) => titles(ada, `?tag=${encodeURIComponent(tag)}`)
    expect(await tagged('ünter_wegs')).toEqual([first])
    expect(await tagged('<img src=x>')).toEqual([second])
    expect(await tagged('unter')).toEqual([])
  })

  test.each<[SnippetPart, SnippetOrder]>([
    ['mine', 'edited'],
    ['mine', 'title'],
    ['mine', 'created'],
    ['shared', 'title'],
    ['trash', 'edited'],
  ])('of the part %s by %s comes a page at a time, each row once', async (part, order) => {
    const owner = part === 'shared' ? people.owner : people.editor
    const reader = people.editor
    for (const title of ['b', 'Á', 'c_d', 'a', 'a']) {
      const snippet = await snippetOf(owner, { title, tags: ['paged'] })
      if (part === 'shared') await give(snippet, reader, 'viewer')
      if (part === 'trash') await owner.client.delete(`/api/snippets/${snippet.id}`)
    }
    const query = `?part=${part}&order=${order}&tag=paged`
    const all = await list(reader, query)
    const paged: string[] = []
    for (let before = ''; ;) {
      const page = await list(reader, `${query}&limit=2${before}`)
      paged.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      if (!last || page.length < 2) break
      before = `&before=${encodeURIComponent(snippetCursor(last, part, order))}`
    }
    expect(paged).toEqual(all.map(({ id }) => id))
    if (order === 'title')
      expect(all.map(({ title }) => title.replace('Á', 'a'))).toEqual(['a', 'a', 'a', 'b', 'c_d'])
    for (const { id } of all)
      await (part === 'trash'
        ? owner.client.delete(`/api/snippets/${id}/permanently`)
        : owner.client.patch(`/api/snippets/${id}`, { removeTags: ['paged'] }))
  })

  test.each(['x', '2026-01-01T00:00:00.000Z_x', '_'])('refuses the cursor “%s”', async before => {
    for (const order of ['edited', 'title']) {
      const path = `/api/snippets?order=${order}&before=${encodeURIComponent(before)}`
      expect((await people.owner.client.get(path)).status).toBe(422)
    }
  })
})

test('every list of snippets is read by an index', async () => {
  const [me, them] = [people.viewer.user.id, people.stranger.user.id]
  for (const [owner, many] of [
    [me, 1500],
    [them, 20_000],
  ])
    await inDatabase(
      product,
      `WITH made AS (
        INSERT INTO documents (workspace_id, owner_id, kind, title, trashed_at)
        SELECT w.id, $1, 'snippet', 'Snippet ' || n, CASE WHEN n % 50 = 0 THEN now() END
        FROM generate_series(1, $2::int) n, workspaces w WHERE w.owner_id = $1 RETURNING *)
      INSERT INTO snippet_entries (document_id, owner_id, created_at, edited_at, name, tags, terms, body, visibility)
      SELECT id, owner_id, created_at, updated_at, lower(title), ARRAY['tag ' || md5(id::text)], lower(title),
        md5(id::text), CASE WHEN md5(id::text) < '6' THEN 'public' ELSE 'private' END FROM made`,
      [owner, many],
    )
  await inDatabase(product, 'ANALYZE documents')
  await inDatabase(product, 'ANALYZE snippet_entries')
  const queries = ['mine', 'shared', 'public', 'trash'].flatMap(part =>
    ['edited', 'title', 'created'].flatMap(order =>
      ['', 'snippet 1234', 'f00d', 'f', 'zz', 'a-b', '日本'].map(q => ({ part, order, q })),
    ),
  )
  for (const query of [...queries, { tag: 'tag x' }]) {
    for (const { text, bind } of listStatements(me, listSnippets.parse(query))) {
      const rows = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind)
      const plan = JSON.stringify(rows)
      const scanned = [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(
        ([, table]) => table,
      )
      expect([query, scanned.filter(table => table === 'documents' || table === 'snippet_entries')]).toEqual([
        query,
        [],
      ])
      // Its own order is that of the index.
      if ('q' in query && query.q === '' && (query.part === 'mine' || query.part === 'public'))
        expect(plan).not.toContain('"Node Type":"Sort"')
    }
  }
  for (const q of ['q', 'qq', 'q-q', 'q qq', '--'])
    for (const order of ['edited', 'title', 'created']) {
      const [{ text, bind } = expect.fail()] = listStatements(
        me,
        listSnippets.parse({ part: 'public', order, q }),
      )
      const plan = JSON.stringify(await inDatabase(product, `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, bind))
      const read = [...plan.matchAll(/"Relation Name":"snippet_entries"[^{}]*?"Actual Rows":([\d.]+)/g)]
      expect(read.length).toBeGreaterThan(0)
      for (const [, rows] of read) expect(Number(rows)).toBeLessThanOrEqual(SHORT_SEARCH_ROWS)
    }
})
