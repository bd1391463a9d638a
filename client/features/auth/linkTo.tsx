import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { TEXT_LINK } from './textLink.ts'

/** Returns a renderer for the part of a message that links to a path. */
export const linkTo = (to: string) => (text: ReactNode) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
)

/**
 * Returns a renderer for the part of a message that links to a page of the site. It opens in another
 * tab, so a form that is filled in stays.
 */
export const linkToSite = (path: string) => (text: ReactNode) => (
  <a href={path} target="_blank" rel="noopener" className={TEXT_LINK}>
    {text}
  </a>
)

/** Returns a path with the `returnTo` of the current page, if it has one. */
export function withReturnTo(path: string, search: URLSearchParams): string {
  const returnTo = search.get('returnTo')
  return returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo })}`
}
