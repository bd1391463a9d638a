import { expect, test } from 'vitest'

import { createUrls } from '#api/kit/urls.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'

import { emailIn, linkOf } from './links.ts'

const urls = createUrls(() => 'https://redaktion.example')
const ours = createSecretBox('our secret')
const tokenOf = (link: string) => new URL(link).pathname.split('/')[2] ?? ''

test('a link is for one act, one address and one installation', () => {
  const link = linkOf(urls, ours, 'confirm', 'a+ü@example.org')
  const token = tokenOf(link)
  expect(link.startsWith('https://redaktion.example/newsletter/')).toBe(true)
  expect(emailIn(ours, 'confirm', token)).toBe('a+ü@example.org')
  expect(emailIn(ours, 'unsubscribe', token)).toBeNull()
  expect(emailIn(createSecretBox('another'), 'confirm', token)).toBeNull()
  const other = tokenOf(linkOf(urls, ours, 'confirm', 'b@example.org'))
  const mixed = `${other.split('.')[0]}.${token.split('.')[1]}`
  for (const wrong of ['', '.', 'x', mixed, token.slice(0, -1), `${token}é`])
    expect(emailIn(ours, 'confirm', wrong)).toBeNull()
})

test('a link of the longest address leads to its page', () => {
  const email = `${'x'.repeat(242)}@example.org`
  for (const act of ['confirm', 'unsubscribe'] as const) {
    const { pathname } = new URL(linkOf(urls, ours, act, email))
    expect(matchRoute(pathname)).toMatchObject({
      wellFormed: true,
      route: { screen: act === 'confirm' ? 'newsletter' : 'unsubscribe' },
    })
  }
})
