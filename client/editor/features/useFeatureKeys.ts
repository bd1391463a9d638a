import { useCallback, type KeyboardEvent as ReactKeyboardEvent } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'

import { runKey } from './keys.ts'

/** Returns a handler that runs the keys of the features. */
export function useFeatureKeys({ contributions }: EditorSession): (event: ReactKeyboardEvent) => void {
  return useCallback(
    (event: ReactKeyboardEvent) => {
      // React also reports the keys of dialogs that features have opened elsewhere on the page.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      // See escape.ts.
      if (event.key === 'Escape') return
      const bindings = store.get(contributions.all).flatMap(({ keys }) => keys ?? [])
      if (runKey(bindings, event.nativeEvent)) event.preventDefault()
    },
    [contributions],
  )
}
