import { z } from 'zod'

/** Why the provider gave no answer, or not all of it. */
export type ProviderFailure =
  /** It cannot be reached, or the connection broke. */
  | 'unreachable'
  /** Too long a silence. */
  | 'slow'
  /** It has too much to do, or the operator's budget is used up. */
  | 'busy'
  /** It refuses the operator's settings: key, model, address. */
  | 'refused'
  /** What it said cannot be used. */
  | 'malformed'

/**
 * The provider failed. Neither message nor properties hold anything of the text or of the settings, unlike those of the
 * AI SDK's errors, so that it can be logged.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly failure: ProviderFailure
  /** Whether the same call may succeed a moment later. */
  readonly mayPass: boolean
  /** How long the provider asks to wait, in milliseconds. */
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

/** What is read of the AI SDK's APICallError; told by its name, so that the package is loaded only to make calls. */
const apiCallError = z.object({
  name: z.literal('AI_APICallError'),
  statusCode: z.number().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  cause: z.unknown(),
})

/** What an error of the AI SDK says that may be told. */
export function providerError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const call = apiCallError.safeParse(error).data
  // A stream that breaks off ends with one of these, by whether the network noticed.
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

/** Retry-After, which is in seconds or a date. */
function waitOf(headers: Record<string, string> | undefined, now = Date.now()): number | null {
  const value = headers?.['retry-after']
  if (value === undefined) return null
  const seconds = Number(value)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
