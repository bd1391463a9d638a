import { useAtomValue } from 'jotai'
import { Menu } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'

import type { SectionId } from '#client/features/feature.ts'
import { Bell } from '#client/features/notifications/Bell.tsx'
import { UsageMeter } from '#client/features/usage/UsageMeter.tsx'
import { VoiceButton } from '#client/features/voice/VoiceButton.tsx'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { useHeaderSettings } from '#client/shared/theme/useSiteSettings.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { workspace } from '#schema/messages/en/workspace.ts'
import { Logo } from '#site/ui/Logo.tsx'

import { FADED, focused } from './layoutState.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { sections } from './sections.ts'
import { UserMenu } from './UserMenu.tsx'

const t = translator(workspace)

type Props = {
  section: SectionId
  /** The notices below the bar. */
  children: ReactNode
}

/** The header of the workspace: logo, sections, usage, notifications, the user's menu, and notices. */
export function Header({ section, children }: Props) {
  const settings = useHeaderSettings()
  const user = useCurrentUser()
  const isFocused = useAtomValue(focused)
  const [menu, setMenu] = useState(false)
  return (
    <header className="shrink-0">
      <div
        className={cn(
          'flex h-14 items-center gap-2 border-b bg-paper px-2 sm:px-4',
          isFocused && ['pointer-coarse:hidden', FADED],
        )}
      >
        <IconButton
          label={t('menu')}
          className="lg:hidden"
          aria-expanded={menu}
          onClick={() => setMenu(true)}
        >
          <Menu aria-hidden />
        </IconButton>
        <Roving className="flex min-w-0 items-center gap-2">
          <Link to="/" className="touch-target inline-flex min-w-0 items-center rounded-lg">
            <Logo settings={settings} />
          </Link>
          <nav aria-label={t('sections')} className="ml-4 hidden items-center gap-0.5 lg:flex">
            {sections.map(({ id, label, path }) => (
              <Link
                key={id}
                to={path}
                aria-current={id === section ? 'page' : undefined}
                className={cn(
                  'touch-target inline-flex h-9 items-center rounded-lg px-2.5 text-sm font-medium whitespace-nowrap transition-colors hover:bg-hover hover:text-ink',
                  id === section ? 'text-ink' : 'text-ink-faint',
                )}
              >
                {label}
              </Link>
            ))}
          </nav>
        </Roving>
        <Roving role="toolbar" aria-label={t('account')} className="ml-auto flex items-center gap-2">
          <div className="hidden md:block">
            <UsageMeter />
          </div>
          {user.subscriptionPlan === 'pro' && <Badge kind="brand">{t('proPlan')}</Badge>}
          <VoiceButton />
          <Bell />
          <UserMenu />
        </Roving>
        <MobileMenu section={section} open={menu} onOpenChange={setMenu} />
      </div>
      {children}
    </header>
  )
}
