import { Bluepencil } from '#api/features/api-docs/client/bluepencil.ts'
import type { ApiConfig, HttpResponse } from '#api/features/api-docs/client/http.ts'

/** Returns the client that users download, with a key. */
export const publicClient = (url: string, key: string, config: ApiConfig = {}) =>
  new Bluepencil({
    baseUrl: url,
    baseApiParams: { headers: { Authorization: `Bearer ${key}` } },
    ...config,
  })

/** The answer of a call that was refused. */
export type Refusal<Failure> = { status: number; headers: Headers; error: Failure }

/** Returns the answer that refuses a call. Throws if the call succeeds. */
export async function refusal<Failure>(
  call: Promise<HttpResponse<unknown, Failure>>,
): Promise<Refusal<Failure>> {
  const { status, headers, error } = await call.then(
    answer => {
      throw new Error(`${answer.url} answered ${answer.status}`)
    },
    (answer: HttpResponse<unknown, Failure>) => answer,
  )
  return { status, headers, error }
}
