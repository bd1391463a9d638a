import { atom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { store } from '#client/shared/lib/store.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'

import { setCheckerOwner } from './checker.ts'
import { Checking, type CheckingStatus } from './checking.ts'
import type { CheckAnswer } from './checkMessages.ts'
import { listen } from './listen.ts'

/** The workers that the page has started: pairs of the checker's and Harper's. */
let started: FakeWorker[] = []

/** A worker of one page. It answers a check as a test orders, and fails to load on demand. */
class FakeWorker extends EventTarget {
  private page: MessagePort | undefined
  private asked: () => void = () => undefined
  /** Resolves when a page has asked for a check. */
  readonly wasAsked = new Promise<void>(resolve => {
    this.asked = resolve
  })
  constructor() {
    super()
    started.push(this)
  }
  postMessage({ kind }: { kind: string }, [port]: MessagePort[]): void {
    if (kind !== 'connect' || !port) return
    this.page = port
    listen(port, () => this.asked())
  }
  answer(answer: CheckAnswer): void {
    this.page?.postMessage(answer)
  }
  terminate(): void {
    this.page?.close()
  }
}

const how = writingSettings.parse({})
const task = { text: 'They was.', how }
const status = atom<CheckingStatus>('idle')
let checking: Checking
let isChecked = false

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', FakeWorker)
  started = []
  isChecked = false
  store.set(status, 'idle')
  checking = new Checking({
    status,
    nextTask: () => (isChecked ? null : task),
    nextSpelling: () => null,
    onResult: () => (isChecked = true),
  })
  checking.kick()
})

afterEach(() => {
  checking.stop()
  setCheckerOwner('another user')
  setCheckerOwner(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Lets the messages on ports arrive, which takes turns of the loop. */
async function delivered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

const checker = (): FakeWorker => {
  const found = started.at(-2)
  if (!found) throw new Error('No worker was started')
  return found
}

async function answers(...sent: CheckAnswer[]): Promise<void> {
  await checker().wasAsked
  for (const answer of sent) checker().answer(answer)
  await delivered()
}

const checked: CheckAnswer = { kind: 'checked', ...task, language: 'en', detected: 'en', issues: [] }

test('loads the checker again after 1, 2 and 4 s, says so meanwhile, and then checks', async () => {
  for (const [failures, wait] of [1000, 2000, 4000].entries()) {
    expect(started).toHaveLength(2 * (failures + 1))
    checker().dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(wait - 1)
    expect(started).toHaveLength(2 * (failures + 1))
    expect(store.get(status)).toBe('loading')
    vi.advanceTimersByTime(1)
  }
  await answers({ kind: 'ready' }, checked)
  expect(isChecked).toBe(true)
  expect(store.get(status)).toBe('idle')
})

test('pauses after a failed check, and checks again a second after the user asks for it', async () => {
  await answers({ kind: 'ready' }, { kind: 'failed', message: 'Out of memory' })
  expect(store.get(status)).toBe('paused')
  vi.advanceTimersByTime(120_000)
  checking.kick()
  expect(started).toHaveLength(2)
  checking.retry()
  expect(store.get(status)).toBe('loading')
  // A shared worker with the same name may still be ending.
  vi.advanceTimersByTime(999)
  expect(started).toHaveLength(2)
  vi.advanceTimersByTime(1)
  await answers({ kind: 'ready' }, checked)
  expect(store.get(status)).toBe('idle')
})

test('pauses where a paragraph takes over 20 s, and goes on with other workers', async () => {
  await answers({ kind: 'ready' })
  vi.advanceTimersByTime(19_999)
  expect(store.get(status)).toBe('checking')
  vi.advanceTimersByTime(1)
  expect(store.get(status)).toBe('paused')
  checking.retry()
  vi.advanceTimersByTime(1000)
  expect(started).toHaveLength(4)
})
