import { beforeAll, describe, expect, test } from 'vitest'

import { listStatement } from '#api/features/content/queries.ts'
import type { ContentKind } from '#schema/content/contract.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'
import { ROUTES } from '#schema/site/routes.ts'
import { Client } from '#tests/support/client.ts'
import { freePort } from '#tests/support/freePort.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  // Its texts change.
  product = await startProduct()
})

const get = (path: string) => new Client(product.url).get(path)

async function write(
  kind: ContentKind,
  slug: string,
  fields: { title?: string; markdown?: string; isDraft?: boolean; day?: string },
) {
  const { title = 'A title', markdown = 'A text.', isDraft = false, day = '2026-01-02' } = fields
  await inDatabase(
    product,
    `INSERT INTO content_entries (kind, slug, title, summary, tags, markdown, day, is_draft, revision)
     VALUES ($1, $2, $3, 'A summary', '{plants}', $4, $6, $5, 1)`,
    [kind, slug, title, markdown, isDraft, day],
  )
}

describe('the pages of stored texts', () => {
  const CONTENT = ROUTES.filter(({ path }) =>
    ['/features', '/about', '/contact', '/blog', '/help', '/privacy', '/terms'].includes(path),
  )
  const paths = CONTENT.flatMap(({ path, aliases }) => [path, ...aliases])

  test.each(paths)('%s is readable without JavaScript, with one heading', async path => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text).toContain('</main>')
    expect(matchRoute(path)?.route.access).toBe('public')
  })

  test('have the title and the description of the text', async () => {
    await write('post', 'ferns', { title: 'On ferns', markdown: '## Shade\n\nThey like it.' })
    const { text } = await get('/blog/ferns')
    expect(text).toContain('<title>On ferns</title>')
    expect(text).toContain('<meta name="description" content="A summary"/>')
    expect(text).toContain('<h2>Shade</h2>')
    expect(text).toContain('"@type":"BlogPosting","name":"On ferns"')
    expect(text).toContain('"datePublished":"2026-01-02"')
  })

  test('do not exist for drafts, and for unknown and malformed names', async () => {
    await write('post', 'secret-plan', { isDraft: true })
    for (const path of ['/blog/secret-plan', '/blog/none', '/help/none', '/blog/A'])
      expect((await get(path)).status).toBe(404)
    expect((await get('/blog?q=secret-plan')).text).not.toContain('/blog/secret-plan')
  })

  test('show hostile texts as text', async () => {
    const hostile = '<script>alert(1)</script>'
    await write('help', 'hostile', { title: hostile, markdown: `${hostile}\n\n[a](javascript:alert(1))` })
    for (const path of [
      '/help/hostile',
      `/help?q=${encodeURIComponent(hostile)}`,
      '/help?tag=<script>alert(1)',
    ]) {
      const { text } = await get(path)
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('href="javascript')
    }
  })
})

describe('a list', () => {
  test('has ten texts a page, newest first, and leads to the others', async () => {
    for (let number = 1; number <= 12; number += 1)
      await write('post', `plant-${number}`, { title: `Plant ${number}`, day: `2026-02-${10 + number}` })
    const first = (await get('/blog?tag=plants')).text
    expect([...first.matchAll(/href="\/blog\/(plant-\d+)"/g)].map(([, slug]) => slug)).toEqual(
      Array.from({ length: 10 }, (_, older) => `plant-${12 - older}`),
    )
    expect(first).toContain('href="/blog?tag=plants&amp;page=2"')
    const second = (await get('/blog?tag=plants&page=2')).text
    expect(second).toContain('rel="prev"')
    expect((await get('/blog?tag=plants&page=9')).status).toBe(404)
    expect((await get('/blog?tag=plants&page=-1')).status).toBe(200)
  })

  test('finds texts by all words, in any case and also with signs of a pattern', async () => {
    await write('help', 'orchids', { title: 'Orchids', markdown: 'Water them 50% less in winter_time.' })
    for (const words of ['ORCHIDS winter', '50%', 'winter_time'])
      expect((await get(`/help?q=${encodeURIComponent(words)}`)).text).toContain('href="/help/orchids"')
    expect((await get('/help?q=orchids+zebra')).text).toContain('No results.')
    expect((await get('/help?q=a%00b')).status).toBe(200)
  })

  test('that is searched is not for search engines', async () => {
    expect((await get('/help?q=orchids')).text).toContain('<meta name="robots" content="noindex"/>')
    expect((await get('/help')).text).not.toContain('noindex')
  })

  test('is read by an index', async () => {
    await inDatabase(
      product,
      `INSERT INTO content_entries (kind, slug, title, summary, markdown, day)
       SELECT 'post', 'many-' || n, 'Many ' || n, 'A summary',
         -- As long as an article.
         (SELECT string_agg(md5(n || ' ' || m), ' ') FROM generate_series(1, 50) m),
         date '2020-01-01' + n % 2000
       FROM generate_series(1, 20000) n`,
    )
    await inDatabase(product, 'ANALYZE content_entries')
    for (const filter of [{ words: '' }, { words: 'c4ca4238a0' }]) {
      const { text, bind } = listStatement('post', { tag: null, page: 1, ...filter })
      const plan = JSON.stringify(await inDatabase(product, `EXPLAIN (FORMAT JSON) ${text}`, bind))
      expect(plan).not.toContain('Seq Scan')
    }
  })
})

describe('with a known address', () => {
  let known: Product
  beforeAll(async () => {
    const port = await freePort()
    known = await startProduct({ port, env: { PUBLIC_URL: `http://localhost:${port}` } })
  })
  const read = (path: string) => new Client(known.url).get(path)

  test('search engines find the map, with every page and text', async () => {
    const robots = await read('/robots.txt')
    expect(robots.text).toContain(`Sitemap: ${known.url}/sitemap.xml`)
    const { status, text } = await read('/sitemap.xml')
    expect(status).toBe(200)
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    for (const path of ['/', '/pricing', '/features', '/blog', '/help', '/help/sharing', '/privacy'])
      expect(found).toContain(path)
    expect(found.filter(path => path.includes(':') || path.startsWith('/admin'))).toEqual([])
    for (const path of found.slice(0, 12)) expect((await read(path)).status).toBe(200)
  })

  test('links to its pages are shown with a picture', async () => {
    expect((await read('/blog')).text).toContain(
      `<meta property="og:image" content="${known.url}/share.png"/>`,
    )
    const picture = await fetch(`${known.url}/share.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test('the feed has the newest posts first, and hostile titles as text', async () => {
    await inDatabase(
      known,
      `INSERT INTO content_entries (kind, slug, title, summary, markdown, day)
       VALUES ('post', 'newest', '</title><script>', 'Cats & dogs', 'A text.', '2999-01-01')`,
    )
    const { text } = await read('/blog/rss.xml')
    expect(text.indexOf('/blog/newest')).toBeLessThan(text.indexOf('/blog/why-'))
    expect(text).toContain('&lt;/title&gt;&lt;script&gt;')
    expect(text).toContain('Cats &amp; dogs')
  })

  test('pages name their address, and further pages of a list name theirs', async () => {
    expect((await read('/help')).text).toContain(`<link rel="canonical" href="${known.url}/help"/>`)
    expect((await read('/terms-of-service')).text).toContain(`href="${known.url}/terms"`)
    expect((await read('/help?page=2')).text).toContain(`href="${known.url}/help?page=2"`)
  })
})

test('without a known address there is no map and no feed', async () => {
  expect((await get('/robots.txt')).text).not.toContain('Sitemap')
  for (const path of ['/sitemap.xml', '/blog/rss.xml']) expect((await get(path)).status).toBe(404)
})
