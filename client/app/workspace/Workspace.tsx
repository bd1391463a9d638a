import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'

import { AccountBanners } from '#client/features/account/AccountBanners.tsx'
import { QuotaDialog } from '#client/features/usage/QuotaDialog.tsx'
import { UsageBanner } from '#client/features/usage/UsageBanner.tsx'
import {
  catchUpWithUser,
  CurrentUser,
  refreshCurrentUser,
  useUserRoom,
} from '#client/shared/api/currentUser.ts'
import { LiveProvider } from '#client/shared/live/LiveProvider.tsx'
import { loadAhead } from '#client/shared/lib/onDemand.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import { SkipLink } from '#client/shared/ui/layout/SkipLink.tsx'
import type { User } from '#schema/users/user.ts'

import { liveEvents } from '../liveEvents.ts'
import { DocumentsSide } from './DocumentsSide.tsx'
import { Header } from './Header.tsx'
import type { SectionId } from './sections.ts'

/** By then the text is on screen and the checker is loading. */
const AHEAD_AFTER_MS = 5000

type Props = { user: User; section: SectionId; children: ReactNode }

/**
 * The frame of every screen of a signed-in user: live connection, header and, outside the settings,
 * the documents.
 */
export function Workspace({ user, section, children }: Props) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead(), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <CurrentUser value={user}>
      <LiveProvider patchers={liveEvents} onEnded={() => void refreshCurrentUser(queryClient)}>
        <SkipLink />
        <div className="flex h-dvh flex-col">
          <Header section={section}>
            <AccountBanners />
            <UsageBanner />
          </Header>
          <div className="flex min-h-0 grow">
            {section !== 'settings' && <DocumentsSide />}
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </div>
        </div>
        <QuotaDialog />
        <FreshUser />
      </LiveProvider>
    </CurrentUser>
  )
}

/** Reloads the user, who was read before joining their room. */
function FreshUser() {
  const queryClient = useQueryClient()
  const isLive = useRoom(useUserRoom()) === 'live'
  useEffect(() => {
    if (isLive) void catchUpWithUser(queryClient)
  }, [isLive, queryClient])
  return null
}
