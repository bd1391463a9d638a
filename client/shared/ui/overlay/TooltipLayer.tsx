import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { watchMoves } from './movedByKey.ts'
import { shownTooltip } from './tooltipState.ts'

// Loaded with the first tooltip: placing it takes a library.
const PlacedTooltip = onDemand(async () => (await import('./PlacedTooltip.tsx')).PlacedTooltip, {
  ahead: true,
  // The control has its name without it.
  missing: () => null,
})

/** Draws the tooltip of the control under the pointer or focus; once in the app. */
export function TooltipLayer() {
  const tooltip = useAtomValue(shownTooltip)
  const isNeeded = useOnceTrue(tooltip !== null)
  useEffect(() => watchMoves(document), [])
  return <Suspense>{isNeeded && tooltip && <PlacedTooltip key={tooltip.id} {...tooltip} />}</Suspense>
}
