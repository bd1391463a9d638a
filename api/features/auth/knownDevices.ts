import type { Request } from 'express'

import type { ApiContext } from '#api/services/context.ts'
import type { SecretBox } from '#platform/secretBox.ts'

// A sealed cookie tells which accounts a browser has signed in to. Guesses from elsewhere do not
// lock such a browser out (OWASP: "device cookies").
const COOKIE = 'bluepencil.devices'
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000
/** Accounts that a browser remembers. */
const MAX_ACCOUNTS = 5

type Context = Pick<ApiContext, 'secretBox' | 'secure'>

/** Whether the request's browser has signed in to the account. */
export const isKnownDevice = ({ secretBox, secure }: Context, request: Request, userId: string): boolean =>
  marksIn(request, secure).some(mark => isFor(secretBox, mark, userId))

/** Remembers for half a year that the request's browser belongs to the account's user. */
export function rememberDevice({ secretBox, secure }: Context, request: Request, userId: string): void {
  const others = marksIn(request, secure).filter(mark => !isFor(secretBox, mark, userId))
  const own = secretBox.seal('', contextOf(userId)).toString('base64url')
  request.res?.cookie(nameOf(secure), [own, ...others].slice(0, MAX_ACCOUNTS).join('.'), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: LIFETIME_MS,
  })
}

const nameOf = (secure: boolean): string => (secure ? `__Host-${COOKIE}` : COOKIE)
const contextOf = (userId: string): string => `known device ${userId}`

function marksIn(request: Request, secure: boolean): string[] {
  const start = `${nameOf(secure)}=`
  const pair = (request.headers.cookie ?? '').split('; ').find(found => found.startsWith(start)) ?? start
  return pair.slice(start.length).split('.').filter(Boolean).slice(0, MAX_ACCOUNTS)
}

function isFor(box: SecretBox, mark: string, userId: string): boolean {
  try {
    return box.open(Buffer.from(mark, 'base64url'), contextOf(userId)) === ''
  } catch {
    return false
  }
}
