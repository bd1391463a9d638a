import { Suspense, type ComponentProps } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

const Sheet = onDemand(async () => (await import('./Sheet.tsx')).Sheet, { ahead: true })

/** A sheet whose code is loaded when it is first opened. */
export function SheetOnDemand(props: ComponentProps<typeof Sheet>) {
  const isNeeded = useOnceTrue(props.open)
  return <Suspense>{isNeeded && <Sheet {...props} />}</Suspense>
}
