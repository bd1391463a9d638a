import { useEffect } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { createStoredStore } from '#client/shared/lib/storedStore.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const choiceOf = (stored: string | null): ThemeChoice =>
  themeChoices.find(choice => choice === stored) ?? 'system'

/**
 * The user's choice of theme on this device. It is stored as a plain word, because public/theme.js
 * reads it early.
 */
export const themeChoice = createStoredStore<ThemeChoice>('theme', {
  read: choiceOf,
  write: choice => choice,
})

/** Applies the choice to <html>; `system` leaves it to prefers-color-scheme. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

/** Syncs <html> with the choice. The app's root calls it once. */
export function useThemeChoice(): void {
  const choice = useStore(themeChoice)
  useEffect(() => applyThemeChoice(choice), [choice])
}
