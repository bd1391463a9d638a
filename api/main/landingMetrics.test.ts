import { expect, test } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { withMetrics } from './landingMetrics.ts'

const metric = (name: string, value: string) =>
  `<div data-metric="${name}" class="x"><dt class="y">About</dt><dd class="z">${value}</dd></div>`
const PAGE =
  '<html lang="en"><body><p>Before</p><section data-metrics="" class="x"><dl>' +
  metric('activeUsers', '10K+') +
  metric('documents', '1M+') +
  metric('accuracy', '99.9%') +
  metric('languages', '50+') +
  '</dl></section><section>After</section></body></html>'
const DEFAULTS = ['10K+', '1M+', '99.9%', '50+']

const { metrics } = defaultSiteSettings
const HIDDEN = { activeUsers: null, documents: null, accuracy: null, languages: null }

test('the numbers of a new site stay', () => {
  const page = withMetrics(PAGE, metrics)
  for (const number of DEFAULTS) expect(page).toContain(`>${number}</dd>`)
})

test('no number that was hidden is in the page, nor the section of none', () => {
  const page = withMetrics(PAGE, HIDDEN)
  for (const number of DEFAULTS) expect(page).not.toContain(number)
  expect(page).toContain('<body><p>Before</p><section>After</section>')
  for (const name of ['activeUsers', 'documents', 'accuracy', 'languages'] as const) {
    const one = withMetrics(PAGE, { ...HIDDEN, [name]: 'ours' })
    expect(one.match(/<dd/g)).toHaveLength(1)
    expect(one).toContain('>ours</dd>')
    for (const number of DEFAULTS) expect(one).not.toContain(number)
  }
})

test('a number that was changed is text, whatever is in it', () => {
  const page = withMetrics(PAGE, { ...metrics, activeUsers: '<b>"$&"</b>' })
  expect(page).toContain('>&lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;</dd>')
  expect(page).not.toContain('<b>')
  expect(page).not.toContain('10K+')
})
