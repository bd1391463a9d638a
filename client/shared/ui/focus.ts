import { useEffect } from 'react'

/** The id of the main part of every page. */
export const MAIN_ID = 'main'

let hasBeenFocused = false
document.addEventListener('focusin', () => (hasBeenFocused = true), { capture: true, once: true })

/** Returns whether the page as a whole has the focus, as it does when the focused element goes. */
const isOnPage = () => document.activeElement === null || document.activeElement === document.body

/** Returns whether the focused element is gone, also after {@link focusMain}. */
export const isFocusLost = () => isOnPage() || document.activeElement?.id === MAIN_ID

/**
 * Moves the focus to the main part of the page if the focused element is gone. Otherwise the next
 * Tab would start at the top. There it starts on a page where nothing has been focused yet.
 */
export function focusMain(): void {
  if (isOnPage() && hasBeenFocused) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Calls {@link focusMain} when the component is gone, with the button that removed it. */
export function useFocusMainAfterwards(): void {
  useEffect(() => () => void setTimeout(focusMain), [])
}

/** Moves the focus to the first invalid field of a form. */
export const focusInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
