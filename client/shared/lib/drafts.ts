import type * as z from 'zod/mini'

import { storedAtom } from './storedAtom.ts'

const PREFIX = 'bluepencil/draft/'

/** Creates an atom for a form's content that a user has not finished. It survives the tab. */
export const draftAtom = <T>(userId: string, form: string, schema: z.ZodMiniType<T>, initial: T) =>
  storedAtom(`${PREFIX}${userId}/${form}`, schema, initial)

/** Removes every unfinished form from this device, at sign-out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
