import { useCallback, useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { isFocusLost } from '#client/shared/ui/focus.ts'

import type { Contribution } from './contribution.ts'
import { runKey, type KeyBinding } from './keys.ts'

type Parts = Pick<EditorSession, 'contributions'>

/** Returns a handler that runs the keys of the features and of their commands. */
export function useFeatureKeys({ contributions }: Parts): (event: ReactKeyboardEvent) => void {
  return useCallback(
    (event: ReactKeyboardEvent) => {
      // React also reports the keys of dialogs that features have opened elsewhere on the page.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      runBinding({ contributions }, event.nativeEvent)
    },
    [contributions],
  )
}

/**
 * Runs the same keys while nothing has the focus, as after a document is opened. Moving the focus into
 * the text instead would show a cursor to the others, skip the page for screen readers, and let a
 * stray key write.
 */
export function useUnfocusedKeys({ contributions }: Parts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFocusLost() && !event.defaultPrevented) runBinding({ contributions }, event)
    }
    // The keys of the whole page, such as that of the palette, come first.
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [contributions])
}

function runBinding({ contributions }: Parts, event: KeyboardEvent): void {
  // See escape.ts.
  if (event.key === 'Escape') return
  const bindings = store.get(contributions.all).flatMap(bindingsOf)
  if (runKey(bindings, event)) event.preventDefault()
}

/** Returns the keys of a feature. A command runs once while its key is held down. */
export const bindingsOf = ({
  keys = [],
  commands = [],
}: Pick<Contribution, 'keys' | 'commands'>): KeyBinding[] => [
  ...keys,
  ...commands.flatMap(({ key, isAvailable, run }) =>
    key === undefined
      ? []
      : {
          key,
          run: (isRepeat: boolean) => {
            if (isAvailable && !isAvailable()) return false
            if (!isRepeat) run()
            return true
          },
        },
  ),
]
