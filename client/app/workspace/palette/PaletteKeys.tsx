import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { HELP_KEY, isPressed } from '#client/editor/features/keys.ts'

import { PaletteParts } from './PaletteParts.tsx'

/** The keys on every screen, and what they show. */
const KEYS = [
  ['Mod-k', 'k'],
  [HELP_KEY, '/'],
] as const

/** Ctrl+K opens the command palette, and Ctrl+/ the shortcut sheet, on every screen. */
export function PaletteKeys() {
  const [shown, setShown] = useState('')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      // The link dialog comes first, and no dialog opens over another one.
      const wanted = KEYS.find(([key]) => isPressed(key, event))?.[1]
      if (wanted === undefined || event.defaultPrevented) return
      event.preventDefault()
      // The next key is for the dialog.
      if (!(target instanceof Element && target.closest('[role=dialog]:not([data-voice])')))
        flushSync(() => setShown(wanted))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return shown && <PaletteParts shown={shown} onShow={setShown} onClose={() => setShown('')} />
}
