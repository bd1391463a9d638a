import { Suspense, useEffect, useState } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'

const PaletteParts = onDemand(async () => (await import('./PaletteParts.tsx')).PaletteParts, {
  ahead: true,
  missing: missingOverlay(({ onClose }) => onClose),
})

/** Ctrl+K opens the command palette, and Ctrl+/ the shortcut sheet, on every screen. */
export function PaletteKeys() {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      // The link dialog comes first, and no dialog opens over another one.
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      if (key !== '/' && (key !== 'k' || event.shiftKey)) return
      event.preventDefault()
      if (!(target instanceof Element && target.closest('[role=dialog]'))) setShown(key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Suspense>
      {shown && <PaletteParts shown={shown} onShow={setShown} onClose={() => setShown('')} />}
    </Suspense>
  )
}
