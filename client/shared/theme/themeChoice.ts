import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useEffect } from 'react'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'theme'

const choiceOf = (stored: string | null): ThemeChoice =>
  themeChoices.find(choice => choice === stored) ?? 'system'

/**
 * Stores plain words in localStorage, because public/theme.js reads it before anything is loaded.
 */
const storage = {
  getItem: (key: string): ThemeChoice => choiceOf(localStorage.getItem(key)),
  setItem: (key: string, choice: ThemeChoice) => localStorage.setItem(key, choice),
  removeItem: (key: string) => localStorage.removeItem(key),
  subscribe(key: string, changed: (choice: ThemeChoice) => void) {
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed(choiceOf(event.newValue))
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}

/** The user's theme on this device, shared by all tabs. */
export const themeChoiceAtom = atomWithStorage<ThemeChoice>(KEY, 'system', storage, { getOnInit: true })

/** Applies the choice to <html>; `system` leaves it to prefers-color-scheme. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

/** Syncs <html> with the choice. The app's root calls it once. */
export function useThemeChoice(): void {
  const [choice] = useAtom(themeChoiceAtom)
  useEffect(() => applyThemeChoice(choice), [choice])
}
