/**
 * `fetch` for calls to a configured service. A redirect is an error: it would send a user's text,
 * and a key, to a server that the operator did not configure.
 */
export const fetchWithoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' })

type JsonCall = { url: string; timeoutMs: number; maxBytes: number }

/**
 * Returns the JSON that a configured service answers. Rejects for another status than 200, and for
 * an answer that is late, too long or no JSON.
 */
export async function readJson({ url, timeoutMs, maxBytes }: JsonCall): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetchWithoutRedirects(url, { signal, headers: { Accept: 'application/json' } })
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    throw new Error(`the service answered with status ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.byteLength
    // Leaving the loop ends the connection.
    if (length > maxBytes) throw new Error(`the service answered with more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
