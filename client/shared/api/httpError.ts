import { errorBody, type ErrorBody } from '#schema/shared/errors.ts'

/** A call that was answered with something other than success. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** The answer in the product's error shape, or null when it was something else. */
  readonly body: ErrorBody | null

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parseErrorBody(text)
  }

  /** The error's code, such as NOT_FOUND, or null when the answer carried none. */
  get code(): string | null {
    return this.body?.code ?? null
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return errorBody.parse(JSON.parse(text))
  } catch {
    return null
  }
}
