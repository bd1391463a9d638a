import { useEffect, useState } from 'react'

import { PaletteParts } from './PaletteParts.tsx'

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
  return shown && <PaletteParts shown={shown} onShow={setShown} onClose={() => setShown('')} />
}
