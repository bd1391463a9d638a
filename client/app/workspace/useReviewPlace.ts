import { useSetAtom } from 'jotai'
import { useMemo } from 'react'

import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'

import { reviewRailAtom, reviewSheetAtom } from './layoutState.ts'
import { WIDEST } from './widths.ts'

/** Shows the review as a rail next to the text, or as a sheet over it on narrow screens. */
export function useReviewPlace(): { showReview: () => void; showText: () => void } {
  const widest = useMediaQuery(WIDEST)
  const setRail = useSetAtom(reviewRailAtom)
  const setSheet = useSetAtom(reviewSheetAtom)
  return useMemo(
    () => ({
      showReview: () => (widest ? setRail(true) : setSheet(true)),
      showText: () => setSheet(false),
    }),
    [widest, setRail, setSheet],
  )
}
