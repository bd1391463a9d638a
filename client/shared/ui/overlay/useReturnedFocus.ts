import { useRef } from 'react'

import { focusMain } from '#client/shared/ui/focus.ts'

/** Returns the props of a dialog's content that return the focus to where it was before the dialog opened. */
export function useReturnedFocus() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      // Radix only knows its own trigger. A user who has moved the focus keeps it.
      event.preventDefault()
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus()
      focusMain()
    },
  }
}
