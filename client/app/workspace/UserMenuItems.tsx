import { LayoutDashboard, LogOut, Settings, ShieldUser, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { useSignOut } from '#client/features/auth/signOut.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ThemeSwitch } from '#client/shared/theme/ThemeSwitch.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { pages } from '#schema/messages/en/pages.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)
const tPages = translator(pages)

type Props = { trigger: ReactNode; name: string; email: string }

/** The user's name, the settings, the theme, and signing out. */
export function UserMenuItems({ trigger, name, email }: Props) {
  const signOut = useSignOut()
  const { role, subscriptionPlan } = useCurrentUser()
  return (
    <DropdownMenu className="w-64" trigger={trigger}>
      <div className="grid px-2.5 pt-2 pb-1.5">
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="truncate text-xs text-ink-faint">{email}</span>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/dashboard">
          <LayoutDashboard aria-hidden /> {tPages('sections.dashboard')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings aria-hidden /> {t('settings')}
        </Link>
      </MenuItem>
      {role !== 'user' && (
        <MenuItem asChild>
          <Link to="/admin">
            <ShieldUser aria-hidden /> {t('admin')}
          </Link>
        </MenuItem>
      )}
      {subscriptionPlan !== 'pro' && (
        <MenuItem asChild>
          <a href="/pricing?upgrade=pro">
            <Sparkles aria-hidden /> {t('upgradeToPro')}
          </a>
        </MenuItem>
      )}
      <MenuSeparator />
      <ThemeSwitch />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
    </DropdownMenu>
  )
}
