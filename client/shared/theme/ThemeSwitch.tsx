import { useAtom } from 'jotai'
import { Monitor, Moon, Sun } from 'lucide-react'

import { MenuChoice } from '#client/shared/ui/overlay/DropdownMenu.tsx'

import { themeChoiceAtom } from './themeChoice.ts'

const OPTIONS = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
] as const

/** Light, dark or the system's theme, as a group of a DropdownMenu. */
export function ThemeSwitch() {
  const [choice, setChoice] = useAtom(themeChoiceAtom)
  return <MenuChoice label="Theme" value={choice} onChange={setChoice} options={OPTIONS} />
}
