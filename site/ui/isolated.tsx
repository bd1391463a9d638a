import { Children, type ReactNode } from 'react'

import { withoutEnds } from '#schema/shared/direction.ts'

/** Draws a name of another direction without turning the words around it. */
export const isolated = (name: ReactNode) => (
  <bdi>{Children.map(name, part => (typeof part === 'string' ? withoutEnds(part) : part))}</bdi>
)
