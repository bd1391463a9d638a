// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { browserApi, startServer, type Received } from '#tests/support/extensionApi.ts'

import { SNIPPETS_LISTED } from '../common/device.ts'
import { settingsIn } from '../common/settings.ts'
import { followPermissions } from './account.ts'
import { answer } from './answers.ts'
import { syncWords } from './dictionary.ts'
import { keepRewrite } from './keptRewrites.ts'

const usage = { used: 3, limit: 20, bonusRemaining: 0, resetsAt: '2026-12-14T00:00:00.000Z' }
const snippet = { id: '0f3a51c4-8f5b-4c3b-9b0e-5c4a7de7f2a1', title: 'Thanks', text: 'Thank you, {name}.' }

const many = (length: number) => Array.from({ length }, () => snippet)

let server: Awaited<ReturnType<typeof startServer>>
let browser: ReturnType<typeof browserApi>
/** The status of the answers. */
let status: number

function served({ path, headers }: Received) {
  if (headers.authorization !== 'Bearer bp_1') return { status: 401, body: '{}' }
  if (status !== 200)
    return {
      status,
      body: '{"success":false,"code":"FORBIDDEN","message":"The key lacks the scope snippets."}',
    }
  switch (path) {
    case '/api/v1/usage':
      return { body: JSON.stringify(usage) }
    case '/api/v1/snippets':
      return {
        body: JSON.stringify({ snippets: many(50).map(each => ({ ...each, updatedAt: usage.resetsAt })) }),
      }
  }
  return { body: '{"words":[]}' }
}

beforeEach(async () => {
  status = 200
  server = await startServer(served)
  browser = browserApi(server.origin)
})
afterEach(async () => {
  await syncWords()
  server.stop()
  vi.unstubAllGlobals()
})

const settings = () => answer({ kind: 'settings' })
const signIn = (key = 'bp_1') => answer({ kind: 'enterKey', key })
const snippets = () => answer({ kind: 'snippets', search: 'thank you' })

describe('the settings', () => {
  test('change one at a time, also at the same time, and everyone hears of it', async () => {
    await Promise.all([
      answer({ kind: 'turnOffRule', rule: 'AnA', title: 'Use “an”' }),
      answer({ kind: 'turnOffHost', host: 'mail.google.com' }),
      answer({ kind: 'addWord', word: 'Zephyrine' }),
      answer({ kind: 'setDialect', dialect: 'UK' }),
    ])
    const changed = settingsIn({
      offRules: ['AnA'],
      ruleTitles: { AnA: 'Use “an”' },
      offHosts: ['mail.google.com'],
      words: ['Zephyrine'],
      dialect: 'UK',
    })
    expect(await settings()).toEqual(changed)
    expect(browser.sent).toHaveLength(4)
    expect(browser.sent).toContainEqual({ kind: 'settingsChanged', settings: changed })
  })

  test('turn on again what was off', async () => {
    await answer({ kind: 'turnOffRule', rule: 'AnA', title: 'Use “an”' })
    await answer({ kind: 'turnOffRule', rule: 'AnA' })
    await answer({ kind: 'turnOffHost', host: 'mail.google.com' })
    await answer({ kind: 'pause', until: '2026-11-29T12:00:00.000Z' })
    await answer({ kind: 'turnOnRule', rule: 'AnA' })
    await answer({ kind: 'turnOnHost', host: 'mail.google.com' })
    await answer({ kind: 'pause', until: null })
    expect(await settings()).toEqual(settingsIn({}))
  })
})

describe('the account', () => {
  test('is signed in with a key that the server knows, which no answer contains', async () => {
    expect(await signIn('bp_2')).toEqual({ kind: 'refused' })
    expect(await answer({ kind: 'overview' })).toMatchObject({ isSignedIn: false })
    const answers = [await signIn(), await answer({ kind: 'overview' }), await answer({ kind: 'usage' })]
    expect(answers).toMatchObject([{ kind: 'done', value: usage }, { isSignedIn: true }, { value: usage }])
    expect(JSON.stringify([answers, browser.sent])).not.toContain('bp_1')
  })

  test('is gone after the sign-out, with the permission for the server', async () => {
    await signIn()
    await answer({ kind: 'signOut' })
    expect(await answer({ kind: 'overview' })).toMatchObject({ isSignedIn: false })
    expect(JSON.stringify([...browser.local.values])).not.toContain('bp_1')
    expect(browser.permissions.remove).toHaveBeenCalledWith({ origins: [`${server.origin}/*`] })
  })
})

describe('the result of a rewrite', () => {
  const find = () => answer({ kind: 'keptRewrite', text: 'They was.' })

  test('is found by the user who has it, until it is forgotten or the user signs out', async () => {
    expect(await find()).toBeNull()
    await signIn()
    const result = { action: 'improve', text: 'They were.', left: 3 } as const
    const source = { key: 'bp_1', text: 'They was.' }
    await keepRewrite(source, result)
    expect(await find()).toEqual(result)
    await answer({ kind: 'forgetRewrite', text: 'They was.' })
    expect(await find()).toBeNull()
    await keepRewrite(source, result)
    await answer({ kind: 'signOut' })
    expect(JSON.stringify([...browser.session.values])).not.toContain('They were.')
  })
})

describe('the permission for the server', () => {
  test('ends the sign-in when it is taken away, and no other permission does', async () => {
    await signIn()
    await followPermissions()
    expect(await answer({ kind: 'overview' })).toMatchObject({ isSignedIn: true })
    browser.permissions.contains.mockResolvedValue(false)
    await followPermissions()
    expect(browser.permissions.contains).toHaveBeenLastCalledWith({ origins: [`${server.origin}/*`] })
    expect(await answer({ kind: 'overview' })).toMatchObject({ isSignedIn: false })
    expect(JSON.stringify([...browser.local.values])).not.toContain('bp_1')
  })
})

describe('a call of a page that needs the server', () => {
  test('needs a key', async () => {
    expect(await snippets()).toEqual({ kind: 'signedOut' })
    expect(server.received).toEqual([])
  })

  test('returns the answer, without anything that the menu does not show', async () => {
    await signIn()
    expect(await snippets()).toEqual({ kind: 'done', value: many(SNIPPETS_LISTED) })
    const call = server.received.find(({ path }) => path === '/api/v1/snippets')
    expect(call?.search.get('search')).toBe('thank you')
  })

  test('fails with a line for the user', async () => {
    await signIn()
    status = 403
    expect(await snippets()).toEqual({ kind: 'failed', message: 'The key lacks the scope snippets.' })
    server.stop()
    expect(await snippets()).toEqual({
      kind: 'failed',
      message: 'The server cannot be reached. Try again in a moment.',
    })
  })

  test('is signed out with a key that was revoked', async () => {
    browser.local.values.set('account', { key: 'bp_revoked' })
    expect(await snippets()).toEqual({ kind: 'signedOut' })
  })
})
