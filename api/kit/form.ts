import type { Request } from 'express'

/** The fields in the URL and in a form that was read as text; where both have one, that of the form counts. */
export function formOf(request: Request): Record<string, string> {
  const inUrl = new URLSearchParams(/\?(.*)$/s.exec(request.originalUrl)?.[1] ?? '')
  const body: unknown = request.body
  const inForm = new URLSearchParams(typeof body === 'string' ? body : '')
  return Object.fromEntries([...inUrl, ...inForm])
}
