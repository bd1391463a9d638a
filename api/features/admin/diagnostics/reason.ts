import { RedisAwayError } from '#platform/redis/link.ts'
import { TimeoutError } from '#platform/within.ts'
import type { FailureReason } from '#schema/admin/diagnostics.ts'

/** Maximum number of errors to read: the error, its cause, the cause of that. */
const CAUSES_MAX = 4

/** The first that fits, by the codes and messages of the error and its causes. They are never shown. */
const SIGNS: readonly [FailureReason, RegExp][] = [
  ['refused', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/],
  ['unknown', /ENOTFOUND|EAI_AGAIN/],
  ['late', /ETIMEDOUT|ESOCKETTIMEDOUT|UND_ERR_\w*TIMEOUT|timed? ?out/i],
  ['credentials', /\bEAUTH\b|ENOAUTH|NOAUTH|WRONGPASS|status 40[13]\b|password authentication failed/],
  ['broken', /ECONNRESET|EPIPE|UND_ERR_SOCKET|ECONNECTION|socket hang up|closed/i],
  ['answer', /status \d{3}\b|EPROTOCOL|ETLS|certificate|JSON/],
]

/** Returns why an attempt has failed, without the address and the secrets that its error may have. */
export function failureReasonOf(error: unknown): FailureReason {
  if (error instanceof TimeoutError || nameOf(error) === 'TimeoutError') return 'late'
  if (error instanceof RedisAwayError) return 'broken'
  const text = textOf(error)
  return SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? 'other'
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

function textOf(error: unknown): string {
  const texts: string[] = []
  let next = error
  for (let depth = 0; depth < CAUSES_MAX && next instanceof Error; depth += 1) {
    if ('code' in next) texts.push(String(next.code))
    texts.push(next.message)
    next = next.cause
  }
  return texts.join(' ')
}
