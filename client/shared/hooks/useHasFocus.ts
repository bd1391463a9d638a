import { useSyncExternalStore } from 'react'

/** Whether the page has the focus: its tab and its window are those that the user looks at. */
export const useHasFocus = (): boolean => useSyncExternalStore(follow, () => document.hasFocus())

function follow(onChange: () => void): () => void {
  window.addEventListener('focus', onChange)
  window.addEventListener('blur', onChange)
  return () => {
    window.removeEventListener('focus', onChange)
    window.removeEventListener('blur', onChange)
  }
}
