import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { contentStatement } from '#api/features/content/adminQueries.ts'
import { adminContent, contentPage, previewedContent, type AdminContent } from '#schema/admin/content.ts'
import { errorBody } from '#schema/shared/errors.ts'
import { auditOf } from '#tests/support/adminOrders.ts'
import { Client } from '#tests/support/client.ts'
import { changeText, postFields, sentOf, textOf, textsOf, writeText } from '#tests/support/content.ts'
import { signUp, type Person } from '#tests/support/factories.ts'
import { tablesScanned } from '#tests/support/plans.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'
import { signUpAs } from '#tests/support/staff.ts'

const PATH = '/api/admin/content'
const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>'

let product: Product
let admin: Person

beforeAll(async () => {
  // Its texts change.
  product = await startProduct()
  admin = await signUpAs(product, 'admin', { firstName: 'Grace', lastName: 'Hopper' })
})

let made = 0
let slug: string
beforeEach(() => {
  slug = `text-${++made}`
})

const page = async (path: string) => new Client(product.url).get(path)
const write = (fields: object = {}) => writeText(admin, postFields(slug, fields))
const remove = ({ id, revision }: AdminContent, by = admin) =>
  by.client.send('DELETE', `${PATH}/${id}?revision=${revision}`)
const count = async () =>
  (await inDatabase<{ count: number }>(product, 'SELECT count(*)::int AS count FROM content_entries'))[0]
    ?.count
const actsOf = async ({ id }: AdminContent) =>
  (await auditOf(admin, 'content', id)).map(({ act }) => act).toReversed()

describe('a text', () => {
  test('is on the site at once: published, changed, made a draft, and deleted', async () => {
    const draft = await write({ isDraft: true })
    expect(draft).toMatchObject({ revision: 1, isBuiltIn: false, followsFile: false })
    const places = [`/blog/${slug}`, '/blog', '/blog?q=ferns', '/blog?tag=plants', '/sitemap.xml']
    const shown = async () => {
      const answers = await Promise.all(places.map(path => page(path)))
      return answers.map(({ text }) => text).filter(text => text.includes(`/blog/${slug}`)).length
    }
    expect(await shown()).toBe(0)
    expect((await page(`/blog/${slug}`)).status).toBe(404)
    const published = adminContent.parse((await changeText(admin, draft, { isDraft: false })).json)
    expect((await page(`/blog/${slug}`)).text).toContain('<h2>Shade</h2>')
    expect((await page('/blog')).text).toContain(`href="/blog/${slug}"`)
    const changed = adminContent.parse((await changeText(admin, published, { title: 'On moss' })).json)
    expect((await page(`/blog/${slug}`)).text).toContain('<title>On moss</title>')
    const again = adminContent.parse((await changeText(admin, changed, { isDraft: true })).json)
    expect((await page(`/blog/${slug}`)).status).toBe(404)
    expect(await shown()).toBe(0)
    expect((await remove(again)).status).toBe(204)
    expect((await admin.client.get(`${PATH}/${draft.id}`)).status).toBe(404)
    expect(await actsOf(draft)).toEqual([
      'content.created',
      'content.published',
      'content.changed',
      'content.withdrawn',
      'content.deleted',
    ])
  })

  test('has each act in the audit, before and after', async () => {
    const text = await write()
    await changeText(admin, text, { title: 'On moss', markdown: '## Shade\n\nLittle of it.' })
    const [entry] = await auditOf(admin, 'content', text.id)
    expect(entry).toMatchObject({
      act: 'content.changed',
      actor: { id: admin.user.id, name: 'Grace Hopper' },
      subject: { kind: 'content', id: text.id, name: 'On moss' },
      before: { title: 'On ferns', slug, text: 'Much', isDraft: false },
      after: { title: 'On moss', slug, text: 'Little', isDraft: false },
    })
  })

  test('that stays the same is not written, and has no act', async () => {
    const text = await write()
    expect((await changeText(admin, text, {})).json).toMatchObject({ revision: 1 })
    expect(await actsOf(text)).toEqual(['content.created'])
  })

  test('is changed once by two administrators: the other sees that', async () => {
    const text = await write()
    const other = await signUpAs(product, 'admin')
    const answers = await Promise.all([
      changeText(admin, text, { title: 'Mine' }),
      changeText(other, text, { title: 'Theirs' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'CONFLICT',
      message: 'Changed by someone else',
    })
    expect((await remove(text)).status).toBe(409)
    expect(await actsOf(text)).toEqual(['content.created', 'content.changed'])
  })

  test('has an address that no other of its kind has', async () => {
    const text = await write()
    const other = await writeText(admin, postFields(`${slug}-b`))
    const refusals = [
      await admin.client.post(PATH, postFields(slug)),
      await changeText(admin, other, { slug }),
    ]
    for (const { status, json } of refusals) {
      expect(status).toBe(422)
      expect(errorBody.parse(json).fields).toEqual({ slug: 'Another text has this address.' })
    }
    expect((await writeText(admin, postFields(slug, { kind: 'help' }))).slug).toBe(slug)
    expect((await changeText(admin, other, { slug: `${slug}-c` })).status).toBe(200)
    expect((await page(`/blog/${slug}-b`)).status).toBe(404)
    expect(await textOf(admin, text.id)).toEqual(text)
  })

  test.each([
    ['title', ' \u200B'],
    ['title', 'x'.repeat(121)],
    ['summary', ''],
    ['summary', 'x'.repeat(201)],
    ['slug', 'A b'],
    ['slug', '../admin'],
    ['slug', 'x'.repeat(81)],
    ['tags', Array.from({ length: 11 }, (_, index) => `t${index}`)],
    ['tags.0', ['<b>']],
    ['markdown', '\n'],
    ['markdown', 'x'.repeat(100_001)],
    ['day', '2026-02-30'],
    ['day', '0000-01-01'],
    ['isDraft', 'no'],
    ['kind', 'page'],
    ['kind', 'note'],
  ])('is refused with the field %s: %#', async (field, value) => {
    const name = field.split('.')[0] ?? field
    const before = await count()
    const { status, json } = await admin.client.post(PATH, postFields(slug, { [name]: value }))
    expect(status).toBe(422)
    expect(Object.keys(errorBody.parse(json).fields ?? {})).toEqual([field])
    expect(await count()).toBe(before)
  })

  test('can have all of its length', async () => {
    const text = await write({ markdown: 'x'.repeat(100_000), title: 'x'.repeat(120) })
    expect((await page(`/blog/${slug}`)).status).toBe(200)
    expect((await remove(text)).status).toBe(204)
  })

  test('that is hostile stays text on its pages, and its preview is the HTML of its page', async () => {
    const markdown = `${HOSTILE}\n\n[a](javascript:alert(1)) [b](/help)\n\n## ${HOSTILE}`
    await write({ title: HOSTILE, summary: HOSTILE, markdown })
    for (const path of [`/blog/${slug}`, `/blog?q=${encodeURIComponent('onerror')}`]) {
      const { text } = await page(path)
      expect(text).not.toMatch(/<img src=x|<script>alert|href="javascript/)
    }
    const body = { markdown, isInSections: false }
    const { html } = previewedContent.parse((await admin.client.post(`${PATH}/preview`, body)).json)
    expect(html).not.toMatch(/<img|<script|href="javascript/)
    expect((await page(`/blog/${slug}`)).text).toContain(html)
  })
})

describe('a built-in text', () => {
  const builtIn = async (wanted: string, kind = 'help') => {
    const found = (await textsOf(admin, { kind })).find(text => text.slug === wanted)
    return textOf(admin, found?.id ?? expect.fail())
  }

  test('is changed, and put back', async () => {
    const text = await builtIn('sessions')
    expect(text).toMatchObject({ isBuiltIn: true, followsFile: true, revision: 0 })
    const changed = adminContent.parse((await changeText(admin, text, { markdown: 'Ours.' })).json)
    expect(changed).toMatchObject({ followsFile: false, revision: 1 })
    expect((await page('/help/sessions')).text).toContain('<p>Ours.</p>')
    const restore = (revision: number) => admin.client.post(`${PATH}/${text.id}/restoration`, { revision })
    expect((await restore(0)).status).toBe(409)
    expect((await restore(1)).json).toEqual({ ...text, revision: 2 })
    expect((await page('/help/sessions')).text).toContain('Look at your sessions')
    expect(await actsOf(text)).toEqual(['content.changed', 'content.restored'])
  })

  test('keeps its address and is not deleted, but can be a draft', async () => {
    const text = await builtIn('files')
    const moved = await changeText(admin, text, { slug: 'elsewhere' })
    expect(errorBody.parse(moved.json).fields).toEqual({ slug: 'A built-in text keeps its address.' })
    expect((await remove(text)).status).toBe(409)
    expect((await changeText(admin, text, { isDraft: true })).status).toBe(200)
    expect((await page('/help/files')).status).toBe(404)
  })

  test('that is a page stays published, and its sections are previewed', async () => {
    const text = await builtIn('features', 'page')
    const { json } = await changeText(admin, text, { isDraft: true })
    expect(errorBody.parse(json).fields).toEqual({
      isDraft: 'The site leads to this page, so it stays published.',
    })
    const body = { markdown: text.markdown, isInSections: true }
    const { sections } = previewedContent.parse((await admin.client.post(`${PATH}/preview`, body)).json)
    const { text: shown } = await page('/features')
    expect(sections).toHaveLength(9)
    for (const { html } of sections) expect(shown).toContain(html)
  })

  test('of another kind is refused, and one that an administrator wrote cannot be put back', async () => {
    const text = await write()
    expect(errorBody.parse((await changeText(admin, text, { kind: 'help' })).json).fields).toEqual({
      kind: 'The kind of a text cannot change.',
    })
    const restored = await admin.client.post(`${PATH}/${text.id}/restoration`, { revision: 1 })
    expect(restored.status).toBe(409)
  })
})

describe('others than administrators', () => {
  test('neither read nor change texts', async () => {
    const text = await write({ isDraft: true })
    const before = await count()
    const support = await signUpAs(product, 'support')
    const user = await signUp(product)
    const former = await signUpAs(product, 'admin')
    await inDatabase(product, `UPDATE users SET role = 'user' WHERE id = $1`, [former.user.id])
    const callers = [
      [support.client, 403],
      [user.client, 403],
      [former.client, 403],
      [new Client(product.url), 401],
    ] as const
    for (const [client, status] of callers) {
      const answers = [
        await client.get(PATH),
        await client.get(`${PATH}/${text.id}`),
        await client.post(PATH, postFields(`${slug}-b`)),
        await client.send('PUT', `${PATH}/${text.id}`, { body: { ...sentOf(text), title: 'Mine' } }),
        await client.send('DELETE', `${PATH}/${text.id}?revision=1`),
        await client.post(`${PATH}/${text.id}/restoration`, { revision: 1 }),
        await client.post(`${PATH}/preview`, { markdown: 'x', isInSections: false }),
      ]
      expect(answers.map(answer => answer.status)).toEqual(answers.map(() => status))
      expect((await client.get('/admin/content')).status).toBe(404)
    }
    expect(await textOf(admin, text.id)).toEqual(text)
    expect(await count()).toBe(before)
  })
})

describe('the list', () => {
  test('has the texts of a kind and a state that hold all words', async () => {
    await write({ title: 'A zebra', isDraft: true })
    expect(await textsOf(admin, { search: 'ZEBRA much', state: 'draft', kind: 'post' })).toMatchObject([
      { slug, title: 'A zebra', isDraft: true },
    ])
    const others: Record<string, string>[] = [
      { state: 'published' },
      { kind: 'help' },
      { search: 'zebra lion' },
    ]
    for (const query of others) expect(await textsOf(admin, { search: 'zebra', ...query })).toEqual([])
    expect((await admin.client.get(`${PATH}?state=lost`)).status).toBe(422)
  })

  test('has pages without a gap or a repeat, each read by an index', async () => {
    await inDatabase(
      product,
      `INSERT INTO content_entries (kind, slug, title, summary, markdown, day, position, is_draft, revision)
       SELECT CASE n % 3 WHEN 0 THEN 'faq' ELSE 'post' END, 'many-' || n, 'Many ' || n, 'x',
         -- As long as an article.
         (SELECT string_agg(md5(n || ' ' || m), ' ') FROM generate_series(1, 50) m),
         date '2020-01-01' + n % 700, CASE n % 3 WHEN 0 THEN n % 9 ELSE 0 END, n % 2 = 0, 1
       FROM generate_series(1, 20000) n`,
    )
    await inDatabase(product, 'ANALYZE content_entries')
    const rows = await inDatabase<{ id: string }>(
      product,
      `SELECT id FROM content_entries WHERE kind = 'faq' ORDER BY position, day DESC, id DESC LIMIT 200`,
    )
    const ids: string[] = []
    let place: { after?: string } = {}
    for (let pages = 0; pages < 4; pages += 1) {
      const query = new URLSearchParams({ kind: 'faq', ...place })
      const { texts, next } = contentPage.parse((await admin.client.get(`${PATH}?${query}`)).json)
      expect(texts).toHaveLength(50)
      ids.push(...texts.map(({ id }) => id))
      place = { after: next ?? expect.fail() }
      // The next page begins there even if the row is gone.
      await inDatabase(product, 'DELETE FROM content_entries WHERE id = $1', [ids.at(-1)])
    }
    expect(ids).toEqual(rows.map(({ id }) => id))
    for (const filter of [{}, { kind: 'faq' }, { state: 'draft' }, { search: 'c4ca4238a0' }] as const)
      for (const after of [{}, place]) {
        const { text, bind } = contentStatement({ search: '', ...filter, ...after })
        const plan = await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind)
        expect(tablesScanned(plan)).toEqual([])
      }
    await inDatabase(product, `DELETE FROM content_entries WHERE slug LIKE 'many-%'`)
  })

  test.each([
    '',
    '00000000-0000-4000-8000-000000000000',
    '7_0000-01-01_00000000-0000-4000-8000-000000000000',
    '-7_2026-11-28_00000000-0000-4000-8000-000000000000',
    `7_2026-11-28_' OR 1=1`,
  ])('refuses the place %j', async after => {
    const answer = await admin.client.get(`${PATH}?${new URLSearchParams({ after })}`)
    expect(answer.status).toBe(422)
    expect(answer.json).toMatchObject({ code: 'VALIDATION', fields: { after: expect.any(String) } })
  })
})
