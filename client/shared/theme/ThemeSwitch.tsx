import { useAtom } from 'jotai'
import { Monitor, Moon, Sun } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { MenuChoice } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'

import { themeChoice } from './themeChoice.ts'

const t = translator(workspace)

const OPTIONS = [
  { value: 'light', label: t('themes.light'), icon: <Sun aria-hidden /> },
  { value: 'dark', label: t('themes.dark'), icon: <Moon aria-hidden /> },
  { value: 'system', label: t('themes.system'), icon: <Monitor aria-hidden /> },
] as const

/** Light, dark or the system's theme, as a group of a DropdownMenu. */
export function ThemeSwitch() {
  const [choice, choose] = useAtom(themeChoice)
  return <MenuChoice label={t('theme')} value={choice} onChange={choose} options={OPTIONS} />
}
