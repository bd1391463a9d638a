import * as z from 'zod/mini'

import { HttpError } from '#client/shared/api/httpError.ts'
import type { Route } from '#schema/endpoints/endpoint.ts'
import { extension } from '#schema/messages/en/extension.ts'

import { englishTranslator } from '../common/englishTranslator.ts'
import type { Outcome } from '../common/ownCalls.ts'
import { serverOrigin } from '../common/serverOrigin.ts'

const t = englishTranslator(extension)

/** The browser ends a service worker whose request takes 30 s. */
const PATIENCE_MS = 25_000

/** The most characters that are read of an answer: more than all words of a dictionary, or all snippets, have. */
export const ANSWER_MAX = 8_000_000

type Called<S> = { readonly route: Route; readonly answer: S }

type Sent = {
  key: string
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form. */
  form?: Record<string, string>
  idempotencyKey?: string
}

/** Calls the public API with a user's key. */
export async function request<S extends z.core.$ZodType>(
  { route, answer }: Called<S>,
  { key, query, body, form, idempotencyKey }: Sent,
): Promise<Outcome<z.output<S>>> {
  const [method, path] = route.split(' ')
  const url = new URL(path ?? '', serverOrigin())
  url.search = new URLSearchParams(query).toString()
  try {
    const response = await fetch(url, {
      method: method ?? 'GET',
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await textOf(response)
    if (!response.ok) return failureOf(new HttpError(response.status, response.statusText, text))
    return { kind: 'done', value: z.parse(answer, JSON.parse(text)) }
  } catch {
    // No answer in time, or one that is not the product's, such as that of a hotel's network. It may never end.
    return { kind: 'unreachable' }
  }
}

/** Returns the text of an answer. Rejects when it is too long. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return ''
  // Before Chrome 124, a body cannot be iterated.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value
    if (text.length <= ANSWER_MAX) continue
    await reader.cancel()
    throw new Error('The answer is too long.')
  }
  return text
}

function failureOf({ status, code, body }: HttpError): Outcome<never> {
  if (status === 401) return { kind: 'refused' }
  if (body === null && status >= 500) return { kind: 'unreachable' }
  return { kind: 'failed', status, code, message: body?.message ?? t('failed', { status }) }
}
