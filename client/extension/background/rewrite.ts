import type { RewriteAction } from '#schema/assist/rewrite.ts'
import * as endpoints from '#schema/keys/publicEndpoints.ts'

import type { Outcome } from '../common/ownCalls.ts'
import { request } from './api.ts'
import { keepRewrite } from './keptRewrites.ts'
import { forgetKey, keyOfRequest } from './requestKeys.ts'

/** How long a rewrite is waited for, with its repeats. */
const PATIENCE_MS = 90_000
/** The wait before a repeat. */
const AGAIN_MS = 2000
/** Calls in a row that may find no server. */
const UNREACHABLE_MAX = 3

type Rewritten = { text: string; left: number }

/**
 * Rewrites a text, for one query. The server finishes a call whose connection was cut. Each call is
 * repeated with its idempotency key until it has brought a text, also when the user asks again later, so
 * that it is never counted twice. The text is kept until its user has applied or discarded it. `left` is
 * −1 without a limit.
 */
export async function rewrite(
  { key, action, text }: { key: string; action: RewriteAction; text: string },
  wait: (ms: number) => Promise<void> = waitFor,
): Promise<Outcome<Rewritten>> {
  const body = { action, text }
  const idempotencyKey = await keyOfRequest([key, action, text])
  const sent = await persistently(() => request(endpoints.rewrite, { key, body, idempotencyKey }), wait)
  if (sent.kind !== 'done') return sent
  const { result, usage } = sent.value
  const left = usage.limit < 0 ? -1 : Math.max(0, usage.limit - usage.used) + usage.bonusRemaining
  const value = { text: result.text, left }
  await keepRewrite({ key, text }, { action, ...value })
  await forgetKey([key, action, text])
  return { kind: 'done', value }
}

/** Repeats a call whose answer was lost, or that the server is still working on. */
async function persistently<T>(
  call: () => Promise<Outcome<T>>,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome<T>> {
  const until = Date.now() + PATIENCE_MS
  for (let unreachable = 0; ;) {
    const sent = await call()
    if (sent.kind === 'unreachable') unreachable += 1
    else if (sent.kind !== 'failed' || sent.code !== 'IN_PROGRESS') return sent
    if (unreachable === UNREACHABLE_MAX || Date.now() > until) return sent
    await wait(AGAIN_MS)
  }
}

const waitFor = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
