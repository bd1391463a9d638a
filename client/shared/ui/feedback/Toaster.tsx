import { Suspense } from 'react'

import { useOnceTrue } from '#client/shared/hooks/useOnceTrue.ts'
import { useStore } from '#client/shared/hooks/useStore.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { toastStore } from './toast.ts'

const ToastRegion = onDemand(async () => (await import('./ToastRegion.tsx')).ToastRegion, { ahead: true })

/** Shows the toasts; once in the app. Loaded with the first one. */
export function Toaster() {
  const isNeeded = useOnceTrue(useStore(toastStore) !== null)
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>
}
