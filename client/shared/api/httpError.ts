import { errorBody, type ErrorBody } from '#schema/shared/errors.ts'

/** A call that failed with an HTTP status. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** The answer in the product's error format, or null if it has another one. */
  readonly body: ErrorBody | null

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parseErrorBody(text)
  }

  /** The error's code, such as NOT_FOUND, or null if the answer has none. */
  get code(): string | null {
    return this.body?.code ?? null
  }
}

/** Whether a call got no answer, or that of a proxy whose server is down. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof HttpError && [502, 503, 504].includes(error.status))

/** Returns the time after which a server that turned a call away wants to have it again, or null. */
export function retryAfterMs(error: unknown): number | null {
  const seconds = error instanceof HttpError && error.code === 'UNAVAILABLE' && error.body?.['retryAfter']
  return typeof seconds === 'number' ? seconds * 1000 : null
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return errorBody.parse(JSON.parse(text))
  } catch {
    return null
  }
}
