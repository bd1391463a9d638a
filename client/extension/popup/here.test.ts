import { expect, test } from 'vitest'

import { hereOf } from './here.ts'

const OTHER = { tabId: 7, isRunning: true }

test.each([
  ['https://mail.google.com/mail/u/0/#inbox', { kind: 'site', host: 'mail.google.com' }],
  ['https://www.linkedin.com/feed/', { kind: 'site', host: 'www.linkedin.com' }],
  ['http://mail.google.com/', { kind: 'other', host: 'mail.google.com', ...OTHER }],
  [
    'https://mail.google.com.evil.example/',
    { kind: 'other', host: 'mail.google.com.evil.example', ...OTHER },
  ],
  ['https://forum.example:8443/t/1', { kind: 'other', host: 'forum.example', ...OTHER }],
  ['chrome://extensions/', { kind: 'closed' }],
  ['file:///home/me/a.html', { kind: 'closed' }],
  ['about:blank', { kind: 'closed' }],
])('knows %s', (url, here) => {
  expect(hereOf({ id: 7, url }, true)).toEqual(here)
})

test('knows a page of a site that nothing runs in as one to ask for', () => {
  expect(hereOf({ id: 7, url: 'https://www.linkedin.com/feed/' }, false)).toEqual({
    kind: 'other',
    host: 'www.linkedin.com',
    tabId: 7,
    isRunning: false,
  })
})

test('knows a page without an address as closed', () => {
  expect(hereOf({ id: 7, url: undefined }, false)).toEqual({ kind: 'closed' })
  expect(hereOf({ id: undefined, url: undefined }, false)).toEqual({ kind: 'closed' })
})
