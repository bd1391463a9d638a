import { expect, test } from 'vitest'

import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings, unreadSiteSettings } from '#schema/site/defaults.ts'

import { createLandingPage } from './landingPage.ts'

const SHELL = '<body><div id="root"></div></body>'
const named = (siteName: string): SiteSettings => ({ ...defaultSiteSettings, siteName })

/** A landing page that shows only the site's name, and the settings that its script would read. */
function landingPage(answers: (SiteSettings | Error)[]) {
  const errors: unknown[] = []
  let renders = 0
  const page = createLandingPage({
    render: ({ siteName, metrics }) =>
      `<h1>${siteName} ${metrics.documents ?? 'no number'} ${++renders}</h1>`,
    readSettings: () => {
      const next = answers.shift()
      return next instanceof Error || !next
        ? Promise.reject(next ?? new Error('no answer'))
        : Promise.resolve(next)
    },
    onError: error => errors.push(error),
  })
  return { errors, page: () => page(SHELL) }
}

const settingsIn = (html: string): unknown =>
  JSON.parse(/json" id="site-settings">(.*)<\/script>/.exec(html)?.[1] ?? '')

test('holds the settings as markup and as JSON', async () => {
  const html = await landingPage([named('Redaktion')]).page()
  expect(html).toContain('<div id="root"><h1>Redaktion 1M+ 1</h1></div>')
  expect(settingsIn(html)).toEqual(named('Redaktion'))
})

test('is rendered again only after a change', async () => {
  const { page } = landingPage([named('One'), named('One'), named('Two')])
  expect(await page()).toContain('One 1M+ 1')
  expect(await page()).toContain('One 1M+ 1')
  expect(await page()).toContain('Two 1M+ 2')
})

test('keeps the last settings while they cannot be read, and has no numbers before', async () => {
  const lost = new Error('connection lost')
  const { errors, page } = landingPage([lost, named('One'), lost])
  const first = await page()
  expect(first).toContain('no number')
  expect(settingsIn(first)).toEqual(unreadSiteSettings)
  await page()
  expect(await page()).toContain('One 1M+')
  expect(errors).toEqual([lost, lost])
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1 $$'])(
  'survives the name “%s”',
  async name => {
    const html = await landingPage([named(name)]).page()
    expect(settingsIn(html)).toEqual(named(name))
    expect(html.slice(html.indexOf('id="site-settings"')).match(/<\/?script/g)).toEqual(['</script'])
  },
)

test('does not wait for a silent database', async () => {
  const errors: unknown[] = []
  const page = createLandingPage(
    {
      render: ({ siteName }) => siteName,
      readSettings: () => new Promise(() => undefined),
      onError: error => errors.push(error),
    },
    1,
  )
  expect(await page(SHELL)).toContain(unreadSiteSettings.siteName)
  expect(errors).toHaveLength(1)
})
