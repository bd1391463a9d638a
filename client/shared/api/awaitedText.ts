import { useEffect } from 'react'
import * as z from 'zod/mini'

import { documentKind, type DocumentKind } from '#schema/documents/kinds.ts'
import { id } from '#schema/shared/ids.ts'

import { store } from '../lib/store.ts'
import { storedAtom } from '../lib/storedAtom.ts'
import { useCurrentUser } from './currentUser.ts'

const awaited = z.object({ userId: id, id, kind: documentKind })

/**
 * The text that a user last asked for before confirming their email. The page on which they confirm it leads
 * back there. Null: none on this device.
 */
export const awaitedText = storedAtom('awaited-text', z.nullable(awaited), null)

/** Remembers that the user waits for a text until their email is confirmed. A mistyped address names none. */
export function useAwaitedText(text: string | null, kind: DocumentKind): void {
  const { id: userId } = useCurrentUser()
  useEffect(() => {
    const { data } = awaited.safeParse({ userId, id: text, kind })
    if (data) store.set(awaitedText, data)
  }, [userId, text, kind])
}
