import * as z from 'zod/mini'

import { openQuotaDialogFor } from '#client/shared/plans/quotaDialog.ts'
import type { AcceptedOf, AnswerOf, Endpoint, FrameOf, InputOf } from '#schema/endpoints/endpoint.ts'
import { urlOf } from '#schema/endpoints/url.ts'

import { HttpError } from './httpError.ts'
import { meantFor } from './meantFor.ts'

type Options = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The user that a change is meant for; default: that of the page. */
  as?: string
}

type Success<E extends Endpoint> = (E extends { file: string } ? Blob : AnswerOf<E>) | AcceptedOf<E>

type Input = { params?: unknown; query?: unknown; body?: unknown }

/**
 * Calls an endpoint with the session's cookie. Opens the dialog about spent queries when the answer
 * says that none are left, so that no screen has to. Returns the parsed answer: a Blob for a file,
 * undefined for an empty one. Throws {@link HttpError} for an error status, TypeError if the server
 * cannot be reached, and ZodError if the answer has another shape than declared.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: Options,
): Promise<Success<E>>
export async function call(endpoint: Endpoint, input: Input, options?: Options): Promise<unknown> {
  const response = await send(endpoint, 'application/json', input, options)
  if (endpoint.file !== undefined) return response.blob()
  const text = await response.text()
  const schema = response.status === 202 && endpoint.accepted ? endpoint.accepted : endpoint.answer
  return schema && z.parse(schema, text === '' ? undefined : JSON.parse(text))
}

/**
 * Calls an endpoint and yields the frames of its answer as they arrive. Throws like {@link call}.
 */
export function stream<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: Options,
): AsyncGenerator<FrameOf<E>>
export async function* stream(endpoint: Endpoint, input: Input, options?: Options): AsyncGenerator {
  const { body } = await send(endpoint, 'text/event-stream', input, options)
  if (!body || !endpoint.frames) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let buffered = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      buffered += value
      const lines = buffered.split('\n')
      buffered = lines.pop() ?? ''
      for (const line of lines) {
        // Event streams carry comments and blank lines between their data lines.
        if (line.startsWith('data:')) yield z.parse(endpoint.frames, JSON.parse(line.slice('data:'.length)))
      }
    }
  } finally {
    // The caller has stopped reading, or a frame was wrong: the server need not go on.
    reader.cancel().catch(() => undefined)
  }
}

async function send(
  endpoint: Endpoint,
  accept: string,
  { body, ...parts }: Input,
  { idempotencyKey, signal, as }: Options = {},
): Promise<Response> {
  const isFile = body instanceof Blob
  const method = endpoint.route.slice(0, endpoint.route.indexOf(' '))
  const response = await fetch(urlOf(endpoint, parts), {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: accept,
      ...(body !== undefined && { 'Content-Type': isFile ? body.type : 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(method !== 'GET' && meantFor(as)),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (response.ok) return response
  const error = new HttpError(response.status, response.statusText, await response.text())
  openQuotaDialogFor(error)
  throw error
}
