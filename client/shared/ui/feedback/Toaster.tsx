import { useAtomValue } from 'jotai'
import { Suspense } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { PlainToast } from './PlainToast.tsx'
import { currentToast } from './toast.ts'

const ToastRegion = onDemand(async () => (await import('./ToastRegion.tsx')).ToastRegion, {
  ahead: true,
  missing: PlainToast,
})

/** Shows the toasts; once in the app. Loaded with the first one. */
export function Toaster() {
  const isNeeded = useOnceTrue(useAtomValue(currentToast) !== null)
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>
}
