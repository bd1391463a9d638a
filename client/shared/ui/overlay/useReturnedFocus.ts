import { useRef, type RefObject } from 'react'

import { focusMain, isFocusLost } from '#client/shared/ui/focus.ts'

/**
 * Returns the props of a dialog's content that return the focus to where it was before the dialog
 * opened, or to `otherwise` if that element is gone.
 */
export function useReturnedFocus(otherwise?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      // Radix only knows its own trigger. A user who has moved the focus keeps it.
      event.preventDefault()
      const target = before.current?.isConnected ? before.current : otherwise?.current
      if (isFocusLost() && target instanceof HTMLElement) target.focus()
      focusMain()
    },
  }
}
