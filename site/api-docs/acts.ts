/** An answer of the API. `limit`: the header RateLimit, if there is one. */
export type ApiAnswer = { status: number; text: string; limit: string | null }

/** A call to try. `body`: JSON, also for a form. */
export type ApiCall = { method: string; path: string; key: string; body: string | null; isForm: boolean }

/** The outcome of a call. `malformed`: the body is not the JSON of an object; `malformedKey`: no header can
 * have this key. */
export type ApiOutcome = ApiAnswer | 'offline' | 'malformed' | 'malformedKey'

/** Calls the API from its page, once the code for it is loaded. */
export class ApiActs {
  readonly send: (call: ApiCall) => Promise<ApiOutcome>

  constructor({ send }: ApiActs) {
    this.send = send
  }
}
