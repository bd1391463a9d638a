import { createContext } from 'react'

/** Whether a page may move now, and a subscription to the changes of that. */
export type Motion = { isAllowed: () => boolean; subscribe: (listener: () => void) => () => void }

const STILL: Motion = { isAllowed: () => false, subscribe: () => () => undefined }

/**
 * The motion of the components below: none on the server. A store in place of a value, so that a change
 * draws only the parts that move.
 */
export const MotionContext = createContext(STILL)
