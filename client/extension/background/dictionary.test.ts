// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { WORDS_MAX } from '#schema/dictionary/words.ts'
import { browserApi, startServer, type Received } from '#tests/support/extensionApi.ts'

import { enterKey, signOut } from './account.ts'
import { addWord, removeWord, syncWords, syncWordsIfDue } from './dictionary.ts'
import { readSettings, writeKey } from './storage.ts'

const USAGE = { used: 3, limit: 20, bonusRemaining: 0, resetsAt: '2026-12-14T00:00:00.000Z' }

/** The words of the user on the server. */
let words: string[]
let isUp: boolean
/** Whether the key lacks the scope for words. */
let refused: boolean
let server: Awaited<ReturnType<typeof startServer>>
let browser: ReturnType<typeof browserApi>

function answer({ path, search, body }: Received) {
  if (!isUp) return 'none' as const
  if (refused && path !== '/api/v1/usage') return { status: 403, body: 'Error: scope' }
  const word = new URLSearchParams(body).get('word') ?? ''
  switch (path) {
    case '/v2/words/add':
      if (word === 'Refused') return { status: 400, body: 'Error: refused' }
      words.push(word)
      return { body: '{"added":true}' }
    case '/v2/words/delete':
      words = words.filter(other => other !== word)
      return { body: '{"deleted":true}' }
    case '/api/v1/usage':
      return { body: JSON.stringify(USAGE) }
    case '/v2/words':
      expect(search.get('limit')).toBe('5000')
      return { body: JSON.stringify({ words }) }
  }
  return { status: 404, body: '' }
}

beforeEach(async () => {
  words = ['Server']
  isUp = true
  refused = false
  server = await startServer(answer)
  browser = browserApi(server.origin)
})
afterEach(async () => {
  await syncWords()
  server.stop()
  vi.unstubAllGlobals()
})

const here = async () => (await readSettings()).words

describe('the dictionary of the extension', () => {
  test('is on this device alone without a key', async () => {
    await addWord('Zephyrine')
    await addWord('zephyrine')
    expect(await here()).toEqual(['Zephyrine'])
    await removeWord('ZEPHYRINE')
    expect(await here()).toEqual([])
    expect(server.received).toEqual([])
  })

  test('sends the words of this device after sign-in, and takes those of the server', async () => {
    await addWord('Zephyrine')
    await writeKey('bp_1')
    await syncWords()
    expect(words).toEqual(['Server', 'Zephyrine'])
    expect(await here()).toEqual(['Server', 'Zephyrine'])
  })

  test('keeps changes without a connection, and sends them later', async () => {
    await writeKey('bp_1')
    await syncWords()
    isUp = false
    await addWord('Zephyrine')
    await removeWord('Server')
    await syncWords()
    expect(await here()).toEqual(['Zephyrine'])
    isUp = true
    await syncWords()
    expect(words).toEqual(['Zephyrine'])
    expect(await here()).toEqual(['Zephyrine'])
  })

  test('drops a change that the server will never take, and goes on', async () => {
    await addWord('Refused')
    await addWord('Zephyrine')
    await writeKey('bp_1')
    await syncWords()
    expect(words).toEqual(['Server', 'Zephyrine'])
    expect(await here()).toEqual(['Server', 'Zephyrine'])
  })

  test('takes no word more than it holds, and keeps the others', async () => {
    const all = Array.from({ length: WORDS_MAX }, (_, n) => `Word${n}`)
    browser.local.values.set('settings', { words: all })
    expect(await addWord('Zephyrine')).toBe('full')
    expect(await here()).toEqual(all)
    expect(await addWord('word0')).toBe('added')
    await removeWord('Word0')
    expect(await addWord('Zephyrine')).toBe('added')
    expect(await here()).toEqual(['Zephyrine', ...all.slice(1)])
  })

  test('says that a key without the scope for words is refused, and keeps the changes', async () => {
    await writeKey('bp_1')
    refused = true
    await addWord('Zephyrine')
    expect(await syncWords()).toBe('refused')
    expect(await here()).toEqual(['Zephyrine'])
    refused = false
    expect(await syncWords()).toBe('done')
    expect(words).toEqual(['Server', 'Zephyrine'])
  })

  test('asks the server again only after a while', async () => {
    await writeKey('bp_1')
    await syncWordsIfDue()
    await syncWordsIfDue()
    expect(server.received).toHaveLength(1)
    browser.local.values.set('syncTime', Date.now() - 16 * 60_000)
    await syncWordsIfDue()
    expect(server.received).toHaveLength(2)
  })

  test('sends a change that is made while another one is sent', async () => {
    await writeKey('bp_1')
    await addWord('First')
    await addWord('Second')
    await removeWord('Server')
    await syncWords()
    expect(words).toEqual(['First', 'Second'])
  })

  test('takes the words of the user who signs in while those of another one are taken', async () => {
    await writeKey('bp_1')
    const synced = syncWords()
    await expect.poll(() => server.received.length).toBe(1)
    await writeKey('bp_2')
    words = ['Other']
    await Promise.all([synced, syncWords()])
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer bp_2')
    expect(await here()).toEqual(['Other'])
  })

  test('leaves the words of the next user alone', async () => {
    await writeKey('bp_1')
    await syncWords()
    isUp = false
    await addWord('Unsent')
    await removeWord('Server')
    await syncWords()
    await signOut()
    isUp = true
    words = ['Server', 'Zephyrine']
    await removeWord('Unsent')
    await addWord('Zephyrine')
    await removeWord('Zephyrine')
    await enterKey('bp_2')
    await syncWords()
    expect(words).toEqual(['Server', 'Zephyrine'])
    expect(await here()).toEqual(['Server', 'Zephyrine'])
  })

  test('keeps the key from content scripts before it is stored', async () => {
    expect(browser.local.setAccessLevel).not.toHaveBeenCalled()
    await writeKey('bp_1')
    expect(browser.local.setAccessLevel).toHaveBeenCalledWith({ accessLevel: 'TRUSTED_CONTEXTS' })
  })

  test('reads whatever is stored', async () => {
    for (const name of ['settings', 'account', 'wordChanges', 'syncTime'])
      browser.local.values.set(name, 'broken')
    await addWord('Zephyrine')
    expect(await here()).toEqual(['Zephyrine'])
    expect(server.received).toEqual([])
  })
})
