import * as z from 'zod/mini'

import { createTurns } from './turns.ts'

/** The idempotency keys of requests without a result, by the digest of the request. */
const keys = z.catch(z.record(z.string(), z.string()), {})

/** Requests that are remembered. A user seldom has one without a result. */
const KEPT_MAX = 20

const inTurn = createTurns()

/**
 * Returns the idempotency key of a request: of one without a result, the same key again. It
 * outlives this worker, and ends with the browser.
 */
export async function keyOfRequest(request: readonly string[]): Promise<string> {
  const digest = await digestOf(request)
  return inTurn(async () => {
    const kept = await readKeys()
    const key = kept[digest] ?? crypto.randomUUID()
    const others = Object.entries(kept).filter(([other]) => other !== digest)
    await writeKeys([...others, [digest, key]])
    return key
  })
}

/** The request has its result: the next one like it is another one. */
export async function forgetKey(request: readonly string[]): Promise<void> {
  const digest = await digestOf(request)
  await inTurn(async () => {
    await writeKeys(Object.entries(await readKeys()).filter(([other]) => other !== digest))
  })
}

const readKeys = async () => keys.parse((await chrome.storage.session.get('requestKeys'))['requestKeys'])

const writeKeys = (entries: [string, string][]): Promise<void> =>
  chrome.storage.session.set({ requestKeys: Object.fromEntries(entries.slice(-KEPT_MAX)) })

/** The texts themselves are not kept. */
async function digestOf(request: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(request))
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
