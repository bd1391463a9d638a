/**
 * `fetch` for calls to a configured service. A redirect is an error: it would send a user's text,
 * and a key, to a server that the operator did not configure.
 */
export const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })

type JsonCall = {
  url: string
  timeoutMs: number
  maxBytes: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

/** An answer whose body is JSON; null for an empty one. */
export type JsonAnswer = { status: number; json: unknown }

/** Calls a configured service. Rejects for an answer that is late, too long or no JSON. */
export async function callJson({ url, method, headers, body, ...limits }: JsonCall): Promise<JsonAnswer> {
  const response = await fetchWithoutRedirects(url, {
    method: method ?? 'GET',
    signal: AbortSignal.timeout(limits.timeoutMs),
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await textOf(response, limits.maxBytes)
  return { status: response.status, json: text === '' ? null : JSON.parse(text) }
}

/** As {@link callJson}, for a call that answers 200. Rejects for another status. */
export async function readJson(call: JsonCall): Promise<unknown> {
  const { status, json } = await callJson(call)
  if (status !== 200) throw new Error(`the service answered with status ${status}`)
  return json
}

async function textOf({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop ends the connection.
    if (length > maxBytes) throw new Error(`the service answered with more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
