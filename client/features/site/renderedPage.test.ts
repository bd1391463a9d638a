import { afterEach, expect, it } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'
import type { PageFacts } from '#schema/site/pageFacts.ts'

import { renderedPage } from './renderedPage.ts'

/** Puts the facts into the document as the server does. */
function write(facts: unknown): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'page-facts'
  script.textContent = JSON.stringify(facts)
  document.body.append(script)
}

afterEach(() => document.getElementById('page-facts')?.remove())

it('returns what the server wrote', () => {
  const site = {
    screen: 'landing',
    settings: {
      ...defaultSiteSettings,
      siteName: '</script>Ink',
      metrics: { ...defaultSiteSettings.metrics },
    },
    content: null,
  }
  write({ visitor: true, google: false, site } satisfies PageFacts)
  expect(renderedPage()).toEqual({ ...site, visitor: true })
})

it.each([
  null,
  3,
  [],
  {},
  { site: 'landing' },
  { site: {} },
  { site: { screen: 'workspace' } },
  { site: { screen: 'toString' } },
])('refuses %j', facts => {
  write(facts)
  expect(renderedPage).toThrow('no page of the site')
})

it('refuses a document without facts', () => {
  expect(renderedPage).toThrow('no page of the site')
})
