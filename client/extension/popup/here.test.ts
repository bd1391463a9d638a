import { expect, test } from 'vitest'

import { hereOf } from './here.ts'

test.each([
  ['https://mail.google.com/mail/u/0/#inbox', { kind: 'site', host: 'mail.google.com', tabId: 7 }],
  ['https://www.linkedin.com/feed/', { kind: 'site', host: 'www.linkedin.com', tabId: 7 }],
  ['http://mail.google.com/', { kind: 'other', host: 'mail.google.com', tabId: 7 }],
  [
    'https://mail.google.com.evil.example/',
    { kind: 'other', host: 'mail.google.com.evil.example', tabId: 7 },
  ],
  ['https://forum.example:8443/t/1', { kind: 'other', host: 'forum.example', tabId: 7 }],
  ['chrome://extensions/', { kind: 'closed' }],
  ['file:///home/me/a.html', { kind: 'closed' }],
  ['about:blank', { kind: 'closed' }],
])('knows %s', (url, here) => {
  expect(hereOf({ id: 7, url })).toEqual(here)
})

test('knows a page without an address as closed', () => {
  expect(hereOf({ id: 7 })).toEqual({ kind: 'closed' })
  expect(hereOf({})).toEqual({ kind: 'closed' })
})
