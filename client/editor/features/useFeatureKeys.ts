import { useCallback, type KeyboardEvent as ReactKeyboardEvent } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'

import type { Contribution } from './contribution.ts'
import { runKey, type KeyBinding } from './keys.ts'

/** Returns a handler that runs the keys of the features and of their commands. */
export function useFeatureKeys({ contributions }: EditorSession): (event: ReactKeyboardEvent) => void {
  return useCallback(
    (event: ReactKeyboardEvent) => {
      // React also reports the keys of dialogs that features have opened elsewhere on the page.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      // See escape.ts.
      if (event.key === 'Escape') return
      const bindings = store.get(contributions.all).flatMap(bindingsOf)
      if (runKey(bindings, event.nativeEvent)) event.preventDefault()
    },
    [contributions],
  )
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
