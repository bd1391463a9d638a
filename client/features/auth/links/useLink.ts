import { useState } from 'react'

import { HttpError } from '#client/shared/api/httpError.ts'
import { token as tokenShape } from '#schema/auth/reauthentication.ts'

/** The parameters of a link's address. */
export type LinkParams = Readonly<Record<string, string | undefined>>

/** Returns the token of the opened link, or null if it is incomplete. */
export function useLinkToken({ token }: LinkParams): string | null {
  // The address drops the token after use; the page still needs it.
  const [first] = useState(token)
  const parsed = tokenShape.safeParse(first)
  return parsed.success ? parsed.data : null
}

/**
 * Removes a used token from the address, so that it is neither in the history nor on the screen.
 */
export function forgetToken(): void {
  const [, page = ''] = window.location.pathname.split('/')
  window.history.replaceState(window.history.state, '', `/${page}${window.location.search}`)
}

/** Returns whether the server rejected the link as used or expired. */
export const isTooOld = (error: unknown): boolean =>
  error instanceof HttpError && (error.code === 'LINK_EXPIRED' || error.code === 'NOT_FOUND')
