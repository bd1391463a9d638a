import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useEffect } from 'react'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const KEY = 'theme'

const choiceOf = (stored: string | null): ThemeChoice =>
  themeChoices.find(choice => choice === stored) ?? 'system'

/** localStorage as plain words, because public/theme.js reads it before anything is loaded. */
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

/** The user's choice of theme on this device, the same in all of its tabs. */
export const themeChoiceAtom = atomWithStorage<ThemeChoice>(KEY, 'system', storage, { getOnInit: true })

/** Puts the choice on <html>; `system` leaves it to prefers-color-scheme. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

/** Keeps <html> in step with the choice; the app's root calls it once. */
export function useThemeChoice(): void {
  const [choice] = useAtom(themeChoiceAtom)
  useEffect(() => applyThemeChoice(choice), [choice])
}
