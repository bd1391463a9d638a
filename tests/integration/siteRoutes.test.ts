import { beforeAll, describe, expect, test } from 'vitest'

import { isOpenTo } from '#schema/site/isOpenTo.ts'
import { ROUTES, type SiteRoute } from '#schema/site/routes.ts'
import { visibilityAnswer } from '#schema/snippets/visibility.ts'
import { Client } from '#tests/support/client.ts'
import { createSnippet, signUp, signUpOn, type Person } from '#tests/support/factories.ts'
import { freePort } from '#tests/support/freePort.ts'
import { startProduct, type Product } from '#tests/support/product.ts'

let product: Product
let owner: Person
let user: Person
let visitor: Client
let shareCode: string

beforeAll(async () => {
  const port = await freePort()
  product = await startProduct({ port, env: { PUBLIC_URL: `http://localhost:${port}` } })
  visitor = new Client(product.url)
  owner = await signUpOn(product, 'premium')
  user = await signUp(product)
  const { id } = await createSnippet(owner, 'A greeting')
  const { json } = await owner.client.send('PUT', `/api/snippets/${id}/visibility`, {
    body: { visibility: 'public' },
  })
  shareCode = visibilityAnswer.parse(json).shareCode ?? expect.fail()
})

const routes: readonly SiteRoute[] = ROUTES
const OF_THE_SITE = routes.filter(({ site }) => site)
const OF_THE_APP = routes.filter(({ site }) => !site)

const TOKEN = `a.${'a'.repeat(43)}`

/** The address of a row's path with parameters that lead to something. */
function addressOf({ screen }: SiteRoute, path: string): string {
  const slug = screen === 'blog-post' ? 'why-saved-should-be-true' : 'sharing'
  return path
    .replace('/:token?', '')
    .replace(':slug', slug)
    .replace(':shareCode', shareCode)
    .replace(':token', TOKEN)
    .replace(':number', 'BP-2026-27-00001')
    .replace(/:\w*Id\b/, '00000000-0000-4000-8000-000000000000')
}

const addresses = (rows: readonly SiteRoute[]) =>
  rows.flatMap(route => [route.path, ...route.aliases].map(path => ({ path, route })))

describe('a visitor at a page of the site', () => {
  test.each(addresses(OF_THE_SITE))('$path gets it whole, without scripts', async ({ path, route }) => {
    const { status, text } = await visitor.get(addressOf(route, path))
    expect(status).toBe(200)
    const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? expect.fail()
    // Stored titles replace those of the table.
    if (!route.params) expect(title).toContain(route.site?.title.split(':')[0])
    expect(text.match(/<h1/g)).toHaveLength(1)
    expect(text.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
    const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? expect.fail()
    expect(main.replaceAll(/<[^>]+>/g, ' ').trim().length).toBeGreaterThan(40)
    // All addresses of a page name one of them.
    const canonical = `${product.url}${addressOf(route, route.path)}`
    expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(canonical)
  })

  // Below `/api/` are calls alone.
  test.each(addresses(OF_THE_SITE).filter(({ path }) => path !== '/' && path !== '/api'))(
    '$path with a slash at its end is led to it',
    async ({ path, route }) => {
      const address = addressOf(route, path)
      const answer = await visitor.get(`${address}/`)
      expect([answer.status, answer.headers.get('location')]).toEqual([308, address])
    },
  )
})

describe('a page of the app', () => {
  const WHO = [
    ['a visitor', null],
    ['a user', 'user'],
  ] as const
  test.each(addresses(OF_THE_APP).flatMap(row => WHO.map(([who, role]) => ({ ...row, who, role }))))(
    '$path is there for $who only if it may be',
    async ({ path, route, role }) => {
      const client = role ? user.client : visitor
      const { status, text } = await client.get(addressOf(route, path))
      const seesSite = role === null && OF_THE_SITE.some(page => [page.path, ...page.aliases].includes(path))
      expect(status).toBe(isOpenTo(route, role) ? 200 : 404)
      // Search engines have no use for pages of the app.
      if (!seesSite) expect(text).toContain('<meta name="robots" content="noindex" />')
    },
  )

  test.each(routes.filter(({ params }) => params))(
    '$path is not there with a malformed part',
    async route => {
      const malformed = route.path.replaceAll(/:\w+\??/g, '_!')
      for (const client of [visitor, user.client]) expect((await client.get(malformed)).status).toBe(404)
    },
  )
})
