import { beforeAll, describe, expect, test } from 'vitest'

import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { createSnippet, signUp, signUpOn } from '#tests/support/factories.ts'
import { startProduct, type Product } from '#tests/support/product.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

let product: Product

beforeAll(async () => {
  // Its texts change.
  product = await startProduct()
})

const get = (path: string, tag?: string, client = new Client(product.url)) =>
  // With the second header, fetch() leaves the comparison to the server.
  client.get(path, tag === undefined ? {} : { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })
type Answer = Awaited<ReturnType<typeof get>>
const tagOf = ({ headers }: Answer) => headers.get('etag') ?? expect.fail('There is no ETag')
const cachingOf = ({ headers }: Answer) => [headers.get('cache-control'), headers.get('vary')]

const write = (markdown: string) =>
  inDatabase(
    product,
    `INSERT INTO content_entries (kind, slug, title, summary, tags, markdown, day, is_draft, revision)
     VALUES ('post', 'ferns', 'On ferns', 'A summary', '{plants}', $1, '2026-01-02', false, 1)
     ON CONFLICT (kind, slug) DO UPDATE SET markdown = excluded.markdown, revision = content_entries.revision + 1`,
    [markdown],
  )

describe('a page of the site for a visitor', () => {
  test.each(['/pricing', '/api', '/blog', '/help', '/privacy'])(
    '%s has the same ETag for all, with which it is not sent again',
    async path => {
      const first = await get(path)
      const tag = tagOf(first)
      expect(first.status).toBe(200)
      expect(cachingOf(first)).toEqual(['private, no-cache', expect.stringContaining('Cookie')])
      expect(first.headers.get('set-cookie')).toBeNull()
      expect(tagOf(await get(path))).toBe(tag)
      const again = await get(path, tag)
      expect([again.status, again.text, tagOf(again)]).toEqual([304, '', tag])
      expect(cachingOf(again)).toEqual(['private, no-cache', expect.stringContaining('Cookie')])
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    },
  )

  test('has another ETag once its text is another', async () => {
    await write('They like shade.')
    const tag = tagOf(await get('/blog/ferns'))
    expect((await get('/blog/ferns', tag)).status).toBe(304)
    await write('They like water.')
    const changed = await get('/blog/ferns', tag)
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('They like water.')
    expect(tagOf(changed)).not.toBe(tag)
  })

  test('has another ETag once the settings of the site are others', async () => {
    const tag = tagOf(await get('/pricing'))
    await inDatabase(
      product,
      `INSERT INTO site_settings (id, settings) VALUES (1, '{"siteName": "Redaktion"}')
       ON CONFLICT (id) DO UPDATE SET settings = site_settings.settings || excluded.settings`,
    )
    const changed = await get('/pricing', tag)
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('Redaktion')
  })
})

test.each(['/', '/pricing', '/blog'])('%s shares no ETag with the page of a signed-in user', async path => {
  const { client } = await signUp(product)
  const [visitors, own] = [await get(path), await get(path, undefined, client)]
  expect(tagOf(own)).not.toBe(tagOf(visitors))
  expect(cachingOf(own)).toEqual(['no-store', expect.stringContaining('Cookie')])
  const signedIn = await get(path, tagOf(visitors), client)
  expect([signedIn.status, signedIn.text]).toEqual([200, own.text])
  const signedOut = await get(path, tagOf(own))
  expect([signedOut.status, signedOut.text]).toEqual([200, visitors.text])
})

test.each(['/', '/signin', '/nothing', '/blog?q=ferns'])('%s is kept by no browser', async path => {
  expect((await get(path)).headers.get('cache-control')).toBe('no-store')
})

test.each(['link', 'public'])('a snippet that is shared by %s is kept by no browser', async visibility => {
  const owner = await signUpOn(product, 'premium')
  const { id } = await createSnippet(owner)
  const { json } = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, { body: { visibility } })
  const { status, headers } = await get(`/snippet/${visibilityAnswer.parse(json).shareCode}`)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
})
