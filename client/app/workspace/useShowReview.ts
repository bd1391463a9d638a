import { useSetAtom } from 'jotai'

import { useMediaQuery } from '#client/shared/hooks/useMediaQuery.ts'

import { reviewRailAtom, reviewSheetAtom } from './layoutState.ts'
import { WIDEST } from './widths.ts'

/** Brings the review queue into view, as a rail or as a sheet, for a result that will appear there. */
export function useShowReview(): () => void {
  const widest = useMediaQuery(WIDEST)
  const setRail = useSetAtom(reviewRailAtom)
  const setSheet = useSetAtom(reviewSheetAtom)
  return () => (widest ? setRail(true) : setSheet(true))
}
