import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { createUrls } from '#api/kit/urls.ts'
import { createSecretBox } from '#platform/secretBox.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'

import { offLinks, userOf } from './offLinks.ts'

const urls = createUrls(() => 'https://redaktion.example')
const ours = createSecretBox('our secret')
const tokenIn = (link: string) => new URL(link).pathname.split('/').at(-1) ?? ''

test('a link is for one user and one installation', () => {
  const [userId, other] = [randomUUID(), randomUUID()]
  const { page, oneClick } = offLinks(urls, ours, userId)
  const token = tokenIn(page)
  expect(tokenIn(oneClick)).toBe(token)
  expect(userOf(ours, token)).toBe(userId)
  expect(userOf(createSecretBox('another'), token)).toBeNull()
  const mixed = `${other}.${token.split('.')[1]}`
  for (const wrong of ['', '.', 'x', mixed, token.slice(0, -1), `${token}é`])
    expect(userOf(ours, wrong)).toBeNull()
})

test('the link of a person leads to its page', () => {
  const { pathname } = new URL(offLinks(urls, ours, randomUUID()).page)
  expect(matchRoute(pathname)).toMatchObject({ wellFormed: true, route: { screen: 'notification-emails' } })
})
