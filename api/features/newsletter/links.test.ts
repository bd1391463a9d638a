import { expect, test } from 'vitest'

import { createUrls } from '#api/kit/urls.ts'
import { createSecretBox } from '#platform/secretBox.ts'

import { isOurs, linkOf } from './links.ts'

const urls = createUrls(() => 'https://redaktion.example')
const ours = createSecretBox('our secret')

function sent(link: string) {
  const { searchParams } = new URL(link)
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' }
}

test('a link is for one act, one address and one installation', () => {
  const link = linkOf(urls, ours, 'confirm', 'a+b@example.org')
  expect(link).toMatch(
    /^https:\/\/redaktion\.example\/newsletter\/confirm\?email=a%2Bb%40example\.org&token=/,
  )
  expect(isOurs(ours, 'confirm', sent(link))).toBe(true)
  expect(isOurs(ours, 'unsubscribe', sent(link))).toBe(false)
  expect(isOurs(ours, 'confirm', { ...sent(link), email: 'b@example.org' })).toBe(false)
  expect(isOurs(createSecretBox('another'), 'confirm', sent(link))).toBe(false)
  for (const token of ['', 'x', sent(link).token.slice(1), `${sent(link).token}é`])
    expect(isOurs(ours, 'confirm', { ...sent(link), token })).toBe(false)
})
