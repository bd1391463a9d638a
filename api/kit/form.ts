import type { Request } from 'express'

/** Returns the fields of the URL and of a form that was read as text. The form wins. */
export function formOf(request: Request): Record<string, string> {
  const inUrl = new URLSearchParams(/\?(.*)$/s.exec(request.originalUrl)?.[1] ?? '')
  const body: unknown = request.body
  const inForm = new URLSearchParams(typeof body === 'string' ? body : '')
  return Object.fromEntries([...inUrl, ...inForm])
}
