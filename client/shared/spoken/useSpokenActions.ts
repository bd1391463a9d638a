import { useEffect } from 'react'

import { actions, type SpokenAction } from './actions.ts'

/** Offers actions to voice commands while the screen is shown. */
export function useSpokenActions(list: readonly SpokenAction[]): void {
  // After each drawing: they use its values.
  useEffect(() => {
    const removals = list.map(action => actions.add(action))
    return () => {
      for (const remove of removals) remove()
    }
  })
}
