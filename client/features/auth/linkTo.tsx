import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { TEXT_LINK } from './textLink.ts'

/** Returns a renderer for the part of a message that links to a path. */
export const linkTo = (to: string) => (text: ReactNode) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
)
