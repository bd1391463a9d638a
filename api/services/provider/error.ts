import { z } from 'zod'

/** The reason for a missing or incomplete answer. */
export type ProviderFailure =
  /** The provider cannot be reached, or the connection broke. */
  | 'unreachable'
  /** The provider was silent for too long. */
  | 'slow'
  /** The provider is overloaded, or the operator's budget is spent. */
  | 'busy'
  /** The provider rejects the operator's key, model or address. */
  | 'refused'
  /** The answer is unusable. */
  | 'malformed'

/**
 * The provider failed. Unlike the AI SDK's errors, this one holds nothing of the text or the
 * settings, so it can be logged.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly failure: ProviderFailure
  /** Whether the same call may succeed a moment later. */
  readonly mayPass: boolean
  /** The delay that the provider asks for, in milliseconds. */
  readonly waitMs: number | null

  constructor(
    failure: ProviderFailure,
    detail: string,
    more: { mayPass?: boolean; waitMs?: number | null } = {},
  ) {
    super(`The AI provider failed: ${detail}.`)
    this.failure = failure
    this.mayPass = more.mayPass ?? false
    this.waitMs = more.waitMs ?? null
  }
}

/**
 * The fields of the AI SDK's APICallError. It is recognized by name, so that the package loads only
 * for calls.
 */
const apiCallError = z.object({
  name: z.literal('AI_APICallError'),
  statusCode: z.number().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  cause: z.unknown(),
})

/** Returns an error of the AI SDK as one that can be logged and shown. */
export function providerError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const call = apiCallError.safeParse(error).data
  // A broken stream ends with one of these, depending on whether the network noticed.
  const isCut = call
    ? call.statusCode === 200 && call.cause instanceof TypeError
    : error instanceof TypeError || nameOf(error) === 'AI_InvalidResponseDataError'
  if (isCut) return new ProviderError('unreachable', 'its answer was cut off', { mayPass: true })
  if (!call) return new ProviderError('malformed', `its answer cannot be read (${nameOf(error)})`)
  const { statusCode: status, responseHeaders: headers } = call
  if (status === undefined) return new ProviderError('unreachable', 'it cannot be reached', { mayPass: true })
  const detail = `it answered ${status}`
  if (status < 300) return new ProviderError('malformed', `${detail} with something else than an answer`)
  if (status === 429) return new ProviderError('busy', detail, { mayPass: true, waitMs: waitOf(headers) })
  if (status >= 500 || status === 408 || status === 409)
    return new ProviderError('unreachable', detail, { mayPass: true, waitMs: waitOf(headers) })
  return new ProviderError('refused', detail)
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Returns the delay of a Retry-After header, which holds seconds or a date. */
function waitOf(headers: Record<string, string> | undefined, now = Date.now()): number | null {
  const value = headers?.['retry-after']
  if (value === undefined) return null
  const seconds = Number(value)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
