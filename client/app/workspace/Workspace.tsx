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
import { useRoom } from '#client/shared/live/useRoom.ts'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import { SkipLink } from '#client/shared/ui/layout/SkipLink.tsx'
import type { User } from '#schema/users/user.ts'

import { liveEvents } from '../liveEvents.ts'
import { DocumentsSide } from './DocumentsSide.tsx'
import { Header } from './Header.tsx'
import { useSection } from './sections.ts'

/** What surrounds every screen of a signed-in user: the live connection, the header and, beside a document, the others. */
export function Workspace({ user, children }: { user: User; children: ReactNode }) {
  const queryClient = useQueryClient()
  const inSettings = useSection() === null
  return (
    <CurrentUser value={user}>
      <LiveProvider patchers={liveEvents} onEnded={() => void refreshCurrentUser(queryClient)}>
        <SkipLink />
        <div className="flex h-dvh flex-col">
          <Header />
          <AccountBanners />
          <UsageBanner />
          <div className="flex min-h-0 grow">
            {inSettings || <DocumentsSide />}
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </div>
        </div>
        <QuotaDialog />
        <FreshUser />
      </LiveProvider>
    </CurrentUser>
  )
}

/** The user was read before their room was joined. */
function FreshUser() {
  const queryClient = useQueryClient()
  const isLive = useRoom(useUserRoom()) === 'live'
  useEffect(() => {
    if (isLive) void catchUpWithUser(queryClient)
  }, [isLive, queryClient])
  return null
}
