import { Suspense, type ComponentProps } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'

const Sheet = onDemand(async () => (await import('./Sheet.tsx')).Sheet, {
  ahead: true,
  missing: missingOverlay(({ open, onOpenChange }) => (open ? () => onOpenChange(false) : null)),
})

/** A sheet whose code is loaded when it is first opened. */
export function SheetOnDemand(props: ComponentProps<typeof Sheet>) {
  const isNeeded = useOnceTrue(props.open)
  return <Suspense>{isNeeded && <Sheet {...props} />}</Suspense>
}
