import type * as z from 'zod/mini'

import { HttpError } from './httpError.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Options<T> = {
  /** What a success must look like; `z.undefined()` for an empty one. */
  schema: z.ZodMiniType<T>
  /** What a 401 does; an error unless told. */
  on401?: 'null' | 'throw'
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Calls the api with the session's cookie; a body is sent as JSON, a file as it is.
 *
 * Throws {@link HttpError} for an answer that is no success, TypeError when the server cannot be reached, and ZodError
 * for a success of another shape than `schema`.
 */
export async function request<T>(
  method: Method,
  path: string,
  body: unknown,
  options: Options<T> & { on401: 'null' },
): Promise<T | null>
export async function request<T>(method: Method, path: string, body: unknown, options: Options<T>): Promise<T>
export async function request<T>(
  method: Method,
  path: string,
  body: unknown,
  { schema, on401 = 'throw', headers, signal }: Options<T>,
): Promise<T | null> {
  const isFile = body instanceof Blob
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': isFile ? body.type : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (response.status === 401 && on401 === 'null') return null
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, response.statusText, text)
  return schema.parse(text === '' ? undefined : JSON.parse(text))
}
