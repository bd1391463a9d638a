import { expect, test } from 'vitest'

import type { SiteContent, SiteContents } from '#api/services/sitePages.ts'
import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings, unreadSiteSettings } from '#schema/site/defaults.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'
import { pageFacts } from '#schema/site/pageFacts.ts'
import { sharedText } from '#tests/support/sharedText.ts'

import { createSite } from './render.ts'

const FILES = { script: '/a.js', styles: ['/a.css'], modules: ['/b.js'], fonts: ['/a.woff2'] }
const named = (siteName: string): SiteSettings => ({ ...defaultSiteSettings, siteName })

type Given = { settings?: (SiteSettings | Error)[]; contents?: SiteContents; address?: string | null }

/** The landing page of a site whose settings are these, one after the other. */
function siteWith({ settings = [], contents = {}, address = null }: Given) {
  const errors: unknown[] = []
  let renders = 0
  const answers = [...settings]
  const render = createSite({
    readSettings: () => {
      const next = answers.length > 1 || settings.length > 1 ? answers.shift() : answers[0]
      return next instanceof Error || !next
        ? Promise.reject(next ?? new Error('no answer'))
        : Promise.resolve(next)
    },
    contents,
    onError: error => errors.push(error),
    urlOf: path => (address === null ? null : address + path),
  })
  const files = () => {
    renders += 1
    return FILES
  }
  const ask = async (path: string, visitor = true) => {
    const match = matchRoute(path, 'visitor')
    if (!match) throw new Error(`There is no ${path}`)
    return render({ ...match, facts: { visitor, google: false }, files })
  }
  return {
    errors,
    ask,
    page: async (path = '/') => (await ask(path, true))?.html ?? 'nothing',
    renders: () => renders,
  }
}

const factsIn = (html: string) =>
  pageFacts.parse(JSON.parse(/json" id="page-facts">(.*?)<\/script>/.exec(html)?.[1] ?? ''))
const settingsIn = (html: string) => factsIn(html).site?.settings
const linkedDataIn = (html: string): unknown => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')

test('holds the settings as markup and as JSON', async () => {
  const html = await siteWith({ settings: [named('Redaktion')] }).page()
  expect(html).toMatch(/<div id="root"><a href="#main".*<h1.*>1M\+<.*© <!-- -->Redaktion/s)
  expect(settingsIn(html)).toEqual(named('Redaktion'))
  expect(factsIn(html)).toMatchObject({ visitor: true, google: false, site: { screen: 'landing' } })
})

test('names the files of the build, those of the first paint first, without a script in the page', async () => {
  const html = await siteWith({ settings: [named('Redaktion')] }).page()
  const places = [
    '<link rel="stylesheet" href="/a.css" crossorigin=""',
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin=""/>',
    '<link rel="modulepreload" href="/b.js" fetchPriority="low" crossorigin=""/>',
    '<script type="module" src="/a.js" crossorigin="">',
  ].map(tag => html.indexOf(tag))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const scripts = Array.from(html.matchAll(/<script([^>]*)>([^<]*)/g), ([, given = '', text = '']) => ({
    given,
    text,
  }))
  expect(scripts.map(({ given, text }) => /src=/.test(given) !== text.length > 0)).toEqual(
    scripts.map(() => true),
  )
  expect(scripts.flatMap(({ given }) => /type="([^"]+)"/.exec(given)?.[1] ?? [])).toEqual([
    'module',
    'application/ld+json',
    'application/json',
  ])
})

test('says in its head what its row says, and its address where the server knows it', async () => {
  const title = 'Bluepencil: corrections as you write, shared live'
  const settings = [named('Redaktion')]
  const html = await siteWith({ settings, address: 'https://redaktion.example' }).page('/dashboard')
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain('<link rel="canonical" href="https://redaktion.example/"/>')
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
  expect(html).toContain('<meta property="og:site_name" content="Redaktion"/>')
  expect(html).toContain('<meta property="og:url" content="https://redaktion.example/"/>')
  expect(html).toMatch(/<meta name="description" content="Spelling, grammar and style [^"]+"\/>/)
  expect(linkedDataIn(html)).toMatchObject({
    '@type': 'WebPage',
    name: title,
    url: 'https://redaktion.example/',
    isPartOf: { name: 'Redaktion' },
  })
  const unknown = await siteWith({ settings }).page()
  expect(unknown).not.toMatch(/canonical|og:url|"url"/)
})

test('is rendered again only after a change', async () => {
  const site = siteWith({ settings: [named('One'), named('One'), named('One'), named('Two')] })
  const first = await site.page()
  expect(await site.page()).toBe(first)
  expect(await site.page('/dashboard')).toBe(first)
  expect([first.includes('© <!-- -->One'), site.renders()]).toEqual([true, 1])
  expect(await site.page()).toContain('© <!-- -->Two')
  expect(site.renders()).toBe(2)
})

test('keeps the last settings while they cannot be read, and has no numbers before', async () => {
  const lost = new Error('connection lost')
  const { errors, page } = siteWith({ settings: [lost, named('One'), lost] })
  const first = await page()
  expect(first).not.toContain('1M+')
  expect(settingsIn(first)).toEqual(unreadSiteSettings)
  await page()
  const last = await page()
  expect(last).toContain('© <!-- -->One')
  expect(last).toContain('>1M+<')
  expect(errors).toEqual([lost, lost])
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '$& $1 $$',
  '"><img src=x onerror=alert(1)>',
])('survives the name “%s”', async name => {
  const html = await siteWith({ settings: [named(name)] }).page()
  expect(settingsIn(html)).toEqual(named(name))
  expect(html.slice(html.indexOf('id="page-facts"')).match(/<\/?script/g)).toEqual(['</script'])
  expect(html.match(/<script/g)).toHaveLength(4)
  expect(html).not.toMatch(/<script>|<!--<|<img/)
  expect(linkedDataIn(html)).toMatchObject({ isPartOf: { name } })
})

test('does not wait for a silent database', async () => {
  const errors: unknown[] = []
  const render = createSite(
    {
      readSettings: () => new Promise(() => undefined),
      contents: {},
      onError: error => errors.push(error),
      urlOf: () => null,
    },
    1,
  )
  const match = matchRoute('/', 'visitor')
  if (!match) throw new Error('There is no page')
  const page = await render({ ...match, facts: { visitor: true, google: true }, files: () => FILES })
  expect(page?.html).toContain(unreadSiteSettings.siteName)
  expect(errors).toHaveLength(1)
})

test('waits for content of which it has no page to show instead', async () => {
  let answer = (_content: SiteContent) => {}
  const late = new Promise<SiteContent>(resolve => (answer = resolve))
  const render = createSite(
    {
      readSettings: () => new Promise(() => undefined),
      contents: { landing: () => late },
      // By then the wait for the settings is over.
      onError: () => answer({ content: null, title: 'Late' }),
      urlOf: () => null,
    },
    1,
  )
  const match = matchRoute('/', 'visitor')
  if (!match) throw new Error('There is no page')
  const page = await render({ ...match, facts: { visitor: true, google: true }, files: () => FILES })
  expect(page?.html).toContain('<title>Late</title>')
})

test('has the title of its content, and is rendered again when that changes', async () => {
  const titles = ['First', 'First', 'Second <b>']
  const site = siteWith({
    settings: [defaultSiteSettings],
    contents: { landing: async () => ({ content: null, title: titles.shift() ?? '' }) },
  })
  expect(await site.page()).toContain('<title>First</title>')
  expect(await site.page()).toContain('<title>First</title>')
  expect(site.renders()).toBe(1)
  expect(await site.page()).toContain('<title>Second &lt;b&gt;</title>')
})

test('is no page without content, and the last one while the content cannot be read', async () => {
  const lost = new Error('connection lost')
  const answers = [lost, null, { content: null, title: 'There' }, lost]
  const site = siteWith({
    settings: [defaultSiteSettings],
    contents: {
      landing: async () => {
        const next = answers.shift() ?? null
        if (next instanceof Error) throw next
        return next
      },
    },
  })
  await expect(site.ask('/', true)).rejects.toBe(lost)
  expect(await site.ask('/', true)).toBeNull()
  const html = await site.page()
  expect(await site.page()).toBe(html)
  expect(site.errors).toEqual([lost])
})

test('shows no content that was removed, to anyone, while the content cannot be read', async () => {
  const lost = new Error('connection lost')
  const there = { content: null, title: 'There' }
  const answers = [there, there, null, lost, lost]
  const site = siteWith({
    settings: [defaultSiteSettings],
    contents: {
      landing: async () => {
        const next = answers.shift() ?? null
        if (next instanceof Error) throw next
        return next
      },
    },
  })
  for (const visitor of [true, false]) expect((await site.ask('/', visitor))?.html).toContain('There')
  expect(await site.ask('/', true)).toBeNull()
  for (const visitor of [true, false]) await expect(site.ask('/', visitor)).rejects.toBe(lost)
})

test('refuses content of another shape', async () => {
  const site = siteWith({
    settings: [defaultSiteSettings],
    contents: { landing: async () => ({ content: { posts: 3 } }) },
  })
  await expect(site.ask('/', true)).rejects.toThrow('This page has another content')
})

test('is kept for visitors and for users apart', async () => {
  const site = siteWith({ settings: [defaultSiteSettings] })
  const seen = [await site.ask('/', true), await site.ask('/', false)]
  expect(seen.map(html => factsIn(html?.html ?? '').visitor)).toEqual([true, false])
})

/** The content of the page that a share code opens. */
const sharedPage = (title: string) => ({ title, isIndexed: false, content: sharedText({ title }) })

test('tells search engines which pages not to list', async () => {
  const noindex = '<meta name="robots" content="noindex"/>'
  const contents: SiteContents = { snippet: async () => sharedPage('Greeting') }
  const site = siteWith({ settings: [defaultSiteSettings], contents, address: 'https://redaktion.example' })
  expect(await site.page()).not.toContain('robots')
  const html = await site.page('/snippet/0123456789')
  expect(html).toContain(noindex)
  expect(html).toContain('<title>Greeting</title>')
  expect(html).toContain('<link rel="canonical" href="https://redaktion.example/snippet/0123456789"/>')
})

test('says in the same words that there is no content, whatever the address', async () => {
  const contents: SiteContents = {
    snippet: async ({ shareCode }) => (shareCode === 'abcdefghij' ? sharedPage('Greeting') : null),
  }
  const site = siteWith({ settings: [defaultSiteSettings], contents, address: 'https://redaktion.example' })
  expect(await site.ask('/snippet/abcdefghij')).toMatchObject({ isFound: true })
  const missing = await site.ask('/snippet/AAAAAAAAAA')
  expect(missing?.isFound).toBe(false)
  expect(missing?.html).toContain('<title>This snippet isn’t available.</title>')
  expect(missing?.html).toContain('noindex')
  expect(missing?.html).not.toMatch(/AAAAAAAAAA|canonical/)
  for (const code of ['BBBBBBBBBB', 'x', 'abcdefghij-', 'abcdefghij%00'])
    expect(await site.ask(`/snippet/${code}`)).toEqual(missing)
})

test.each([
  ['is not for everyone', {}],
  ['its author may have withdrawn', { isIndexed: true, isLasting: false }],
])('shows nothing older of a page that %s', async (_, shown) => {
  const lost = new Error('connection lost')
  const answers = [{ ...sharedPage('Greeting'), ...shown }, lost]
  const contents: SiteContents = {
    snippet: async () => {
      const next = answers.shift() ?? null
      if (next instanceof Error) throw next
      return next
    },
  }
  const site = siteWith({ settings: [defaultSiteSettings], contents })
  expect(await site.page('/snippet/0123456789')).toContain('Greeting')
  await expect(site.ask('/snippet/0123456789')).rejects.toBe(lost)
  expect(await site.ask('/snippet/0123456789')).toMatchObject({ isFound: false })
})
