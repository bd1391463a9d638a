import type { ReactNode } from 'react'

/** Draws the `<bdi>` of a message: a name in another direction does not turn the words around it. */
export const isolated = (name: ReactNode) => <bdi>{name}</bdi>
