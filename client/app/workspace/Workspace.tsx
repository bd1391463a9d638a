import { useQueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'

import { AccountBanners } from '#client/features/account/AccountBanners.tsx'
import { QuotaDialog } from '#client/features/usage/QuotaDialog.tsx'
import { UsageBanner } from '#client/features/usage/UsageBanner.tsx'
import { CurrentUser, refreshCurrentUser } from '#client/shared/api/currentUser.ts'
import { LiveProvider } from '#client/shared/live/LiveProvider.tsx'
import { LoadingPage } from '#client/shared/ui/LoadingPage.tsx'
import { SkipLink } from '#client/shared/ui/SkipLink.tsx'
import type { User } from '#schema/auth/user.ts'

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
      </LiveProvider>
    </CurrentUser>
  )
}
