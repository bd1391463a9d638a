import { useMemo } from 'react'

import type { EditorSession } from '#client/editor/session.ts'
import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'
import { store } from '#client/shared/lib/store.ts'

import { focused, reviewRail, reviewSheet } from './layoutState.ts'
import { WIDEST } from './widths.ts'

/** Shows the review as a rail next to the text, or as a sheet over it on narrow screens. */
export function useReviewPlace(): Pick<EditorSession, 'showReview' | 'showOverText' | 'showText'> {
  const widest = useMediaQuery(WIDEST)
  return useMemo(
    () => ({
      showReview: () =>
        widest && !store.get(focused) ? store.set(reviewRail, true) : store.set(reviewSheet, true),
      showOverText: () => {
        if (!widest) store.set(reviewSheet, true)
      },
      showText: () => store.set(reviewSheet, false),
    }),
    [widest],
  )
}
