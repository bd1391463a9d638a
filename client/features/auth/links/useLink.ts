import { useState } from 'react'

import { HttpError } from '#client/shared/api/httpError.ts'
import { token as tokenShape } from '#schema/auth/reauthentication.ts'

/** The parameters of a link's address. */
export type LinkParams = Readonly<Record<string, string | undefined>>

/** The token of the link that led here; null when it is not whole. */
export function useLinkToken({ token }: LinkParams): string | null {
  // The address loses it once it was used; the page still knows it then.
  const [first] = useState(token)
  const parsed = tokenShape.safeParse(first)
  return parsed.success ? parsed.data : null
}

/** Takes a token that was used out of the address, so that it stays in no history and nobody reads it off the screen. */
export function forgetToken(): void {
  const [, page = ''] = window.location.pathname.split('/')
  window.history.replaceState(window.history.state, '', `/${page}${window.location.search}`)
}

/** Whether the server knows the link no more: it was used, or is too old. */
export const isTooOld = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'LINK_EXPIRED' || error.code === 'NOT_FOUND')
