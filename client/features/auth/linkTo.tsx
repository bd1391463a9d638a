import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { TEXT_LINK } from './textLink.ts'

/** Returns a renderer for the part of a message that links to a path. */
export const linkTo = (to: string) => (text: ReactNode) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
)

/** Returns a path with the `returnTo` of the current page, if it has one. */
export function withReturnTo(path: string, search: URLSearchParams): string {
  const returnTo = search.get('returnTo')
  return returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo })}`
}
