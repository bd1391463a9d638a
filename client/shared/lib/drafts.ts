import { useAtomValue } from 'jotai'
import type * as z from 'zod/mini'

import { mayKeep } from './signOut.ts'
import { keysWithoutRoom, storedAtom } from './storedAtom.ts'

const PREFIX = 'bluepencil/draft/'
const keyOf = (userId: string, form: string) => `${PREFIX}${userId}/${form}`

/**
 * Creates an atom for a form's content that a user has not finished. It survives the tab. Later changes than
 * the sign-out, for example by an answer, stay on their page.
 */
export const draftAtom = <T>(userId: string, form: string, schema: z.ZodMiniType<T>, initial: T) =>
  storedAtom(keyOf(userId, form), schema, initial, () => (mayKeep() ? localStorage : null))

/** Returns whether the device keeps the content of a form: it has room for it. */
export const useIsKept = (userId: string, form: string): boolean =>
  !useAtomValue(keysWithoutRoom).has(keyOf(userId, form))

/** Removes every unfinished form from this device, at sign-out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
