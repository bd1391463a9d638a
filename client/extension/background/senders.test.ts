import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { browserApi, EXTENSION_ID } from '#tests/support/extensionApi.ts'

import { callIn } from './senders.ts'

const tab = { id: 1 } as chrome.tabs.Tab
const script = { id: EXTENSION_ID, url: 'https://mail.google.com/mail/u/0/', tab }
const popup = { id: EXTENSION_ID, url: `chrome-extension://${EXTENSION_ID}/popup/popup.html` }
const popupInTab = { ...popup, tab }

beforeEach(() => void browserApi())
afterEach(() => vi.unstubAllGlobals())

const OF_PAGES = [
  { kind: 'warm' },
  { kind: 'settings' },
  { kind: 'addWord', word: 'Zephyrine' },
  { kind: 'turnOffRule', rule: 'AnA' },
  { kind: 'turnOffHost', host: 'mail.google.com' },
  { kind: 'snippets', search: '' },
  { kind: 'rewrite', action: 'improve', text: 'They was.' },
  { kind: 'keptRewrite', text: 'They was.' },
  { kind: 'forgetRewrite', text: 'They was.' },
  { kind: 'signIn' },
]
const OF_THE_POPUP = [
  { kind: 'overview' },
  { kind: 'syncWords' },
  { kind: 'turnOnHost', host: 'mail.google.com' },
  { kind: 'pause', until: null },
  { kind: 'turnOnRule', rule: 'AnA' },
  { kind: 'removeWord', word: 'Zephyrine' },
  { kind: 'setDialect', dialect: 'UK' },
  { kind: 'enterKey', key: 'bp_1' },
  { kind: 'signOut' },
  { kind: 'usage' },
  { kind: 'checkTab', tabId: 1 },
]

describe('a message to the background', () => {
  test.each(OF_PAGES)('may be $kind of a content script or of the popup', call => {
    for (const sender of [script, popup, popupInTab]) expect(callIn(call, sender)).toEqual(call)
  })

  test.each(OF_THE_POPUP)('may be $kind of the popup, and of no content script', call => {
    expect(callIn(call, script)).toBeNull()
    for (const sender of [popup, popupInTab]) expect(callIn(call, sender)).toEqual(call)
  })

  test('is refused from another extension, and from a page that only looks like the popup', () => {
    const [call] = OF_THE_POPUP
    expect(callIn(call, { ...popup, id: 'another' })).toBeNull()
    expect(
      callIn(call, { ...script, url: `https://evil.example/chrome-extension://${EXTENSION_ID}/` }),
    ).toBeNull()
    expect(callIn(call, { id: EXTENSION_ID, tab })).toBeNull()
  })

  test.each([
    null,
    'warm',
    {},
    { kind: 'unknown' },
    { kind: 'addWord' },
    { kind: 'addWord', word: 'a'.repeat(65) },
    { kind: 'addWord', word: 'two words' },
    { kind: 'warm', more: 1 },
    { kind: 'rewrite', action: 'improve', text: '' },
    { kind: 'rewrite', action: 'improve', text: 'a'.repeat(10_001) },
    { kind: 'rewrite', action: 'unknown', text: 'They was.' },
    { kind: 'keptRewrite', text: '' },
    { kind: 'pause', until: 'tomorrow' },
    { kind: 'checkTab', tabId: '1' },
  ])('is refused as %j', message => {
    expect(callIn(message, popup)).toBeNull()
  })
})
