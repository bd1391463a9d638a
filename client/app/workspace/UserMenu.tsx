import { LogOut, Settings } from 'lucide-react'
import { Link } from 'wouter'

import { useSignOut } from '#client/features/auth/signOut.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { ThemeSwitch } from '#client/shared/theme/ThemeSwitch.tsx'
import { Avatar } from '#client/shared/ui/layout/Avatar.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(workspace)

/** The signed-in user, the settings, the theme, and sign-out. */
export function UserMenu() {
  const { id, firstName, lastName, email, profileImageUrl } = useCurrentUser()
  const signOut = useSignOut()
  const name = `${firstName} ${lastName}`.trim()
  return (
    <DropdownMenu
      className="w-64"
      trigger={
        <button
          type="button"
          aria-label={t('userMenu')}
          className="touch-target inline-flex size-10 items-center justify-center rounded-full transition-shadow hover:ring-2 hover:ring-line aria-expanded:ring-2 aria-expanded:ring-line"
        >
          <Avatar name={name} seed={id} imageUrl={profileImageUrl} decorative />
        </button>
      }
    >
      <div className="grid px-2.5 pt-2 pb-1.5">
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="truncate text-xs text-ink-faint">{email}</span>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/settings">
          <Settings aria-hidden /> {t('settings')}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <ThemeSwitch />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
        {t('signOut')}
      </MenuItem>
    </DropdownMenu>
  )
}
