import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as z from 'zod/mini'

import { storedAtom } from '#client/shared/lib/storedAtom.ts'

const choices = z.enum(['light', 'dark', 'system'])
export type ThemeChoice = z.infer<typeof choices>

/** The user's choice of theme on this device. public/theme.js reads it early. */
export const themeChoice = storedAtom<ThemeChoice>('theme', choices, 'system')

/** Applies the choice to <html>; `system` leaves it to prefers-color-scheme. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

/** Syncs <html> with the choice. The app's root calls it once. */
export function useThemeChoice(): void {
  const choice = useAtomValue(themeChoice)
  useEffect(() => applyThemeChoice(choice), [choice])
}
