import { Extension } from '@tiptap/core'
import { useEffect } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { isComposing } from '#client/shared/lib/composing.ts'
import { store } from '#client/shared/lib/store.ts'
import { hasOwnEscape } from '#client/shared/ui/overlay/ownEscape.ts'

import { runKey } from './keys.ts'

type Parts = Pick<EditorSession, 'review' | 'contributions'>

const ESCAPE = { key: 'Escape', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

/**
 * Closes the open card, or else runs the first Escape of a feature that has a use for it. Returns
 * false if there is nothing to close.
 */
const closeTopmost = ({ review, contributions }: Parts): boolean =>
  review.close() ||
  runKey(
    store.get(contributions.all).flatMap(({ keys }) => keys ?? []),
    ESCAPE,
  )

/** Escape while the focus is in the text. The editor uses up the key there. */
export const escapeInText = (parts: Parts) =>
  Extension.create({
    name: 'escape',
    addKeyboardShortcuts: () => ({ Escape: () => closeTopmost(parts) }),
  })

/** Escape while the focus is elsewhere on the page. Dialogs, menus and fields come first. */
export function useEscape({ review, contributions }: Parts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        isComposing(event) ||
        event.defaultPrevented ||
        hasOwnEscape(event.target)
      )
        return
      if (closeTopmost({ review, contributions })) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [review, contributions])
}
