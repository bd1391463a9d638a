import { useEffect } from 'react'

/** The id of the main part of every page. */
export const MAIN_ID = 'main'

let hasBeenFocused = false
document.addEventListener('focusin', () => (hasBeenFocused = true), { capture: true, once: true })

/**
 * Moves the focus to the main part of the page if the focused element is gone. Otherwise the next
 * Tab would start at the top. There it starts on a page where nothing has been focused yet.
 */
export function focusMain(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && hasBeenFocused) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Calls {@link focusMain} when the component is gone, with the button that removed it. */
export function useFocusMainAfterwards(): void {
  useEffect(() => () => void setTimeout(focusMain), [])
}

/** Moves the focus to the first invalid field of a form. */
export const focusInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
