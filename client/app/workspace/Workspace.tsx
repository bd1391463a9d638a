import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'

import { checkerFiles, setCheckerOwner, startChecker } from '#client/checker/checker.ts'
import { AccountBanners } from '#client/features/account/AccountBanners.tsx'
import { showNew } from '#client/features/documents/rail/view.ts'
import type { SectionId } from '#client/features/feature.ts'
import { FileDrop } from '#client/features/files/FileDrop.tsx'
import { FileTasks } from '#client/features/files/FileTasks.tsx'
import { PlanEndBanner } from '#client/features/payments/PlanEndBanner.tsx'
import { QuotaDialog } from '#client/features/usage/QuotaDialog.tsx'
import { UsageBanner } from '#client/features/usage/UsageBanner.tsx'
import {
  catchUpWithUser,
  CurrentUser,
  confirmSession,
  sessionIsOver,
  useKeptScreen,
  useUserRoom,
} from '#client/shared/api/currentUser.ts'
import { loadAhead, onDemand } from '#client/shared/lib/onDemand.ts'
import { LiveProvider } from '#client/shared/live/LiveProvider.tsx'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { keepApp } from '#client/shared/offline/keepApp.ts'
import { useLiveSettings } from '#client/shared/theme/liveSettings.ts'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import type { User } from '#schema/users/user.ts'
import { SkipLink } from '#site/ui/SkipLink.tsx'

import { liveEvents } from '../liveEvents.ts'
import { DocumentsSide } from './DocumentsSide.tsx'
import { Header } from './Header.tsx'
import { focused } from './layoutState.ts'
import { PaletteKeys } from './palette/PaletteKeys.tsx'
import { VoiceKeys } from './VoiceKeys.tsx'

// Few sessions end while a page is open.
const SignedOutBanner = onDemand(async () => (await import('./SignedOutBanner.tsx')).SignedOutBanner, {
  ahead: true,
})

// Few users are administrators.
const SiteMetrics = onDemand(async () => (await import('./SiteMetrics.tsx')).SiteMetrics)

/** By then the text is on screen and the checker is loaded. */
const AHEAD_AFTER_MS = 5000
/** The checker starts by then even if the screen is never idle. */
const LATEST_START_MS = 500

type Props = {
  user: User
  section: SectionId
  children: ReactNode
}

/**
 * The frame of every screen of a signed-in user: live connection, header and, in the editor, the
 * documents.
 */
export function Workspace({ user, section, children }: Props) {
  const queryClient = useQueryClient()
  useChecker(user)
  const isOver = useAtomValue(sessionIsOver)
  const isFocused = useAtomValue(focused)
  useKeptScreen()
  useEffect(() => {
    // Without its files on the device, the app opens with a connection only.
    const getReady = () =>
      loadAhead()
        .then(() => keepApp())
        .then(checkerFiles)
        .then(keepApp)
        .catch(() => undefined)
    const timer = setTimeout(() => void getReady(), AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <CurrentUser value={user}>
      <LiveProvider patchers={liveEvents} onEnded={() => void confirmSession(queryClient)} paused={isOver}>
        <SkipLink />
        <div className="flex h-dvh flex-col">
          <Header section={section}>
            {isOver ? (
              <Suspense>
                <SignedOutBanner />
              </Suspense>
            ) : (
              !isFocused && (
                <>
                  <AccountBanners />
                  <PlanEndBanner />
                  <UsageBanner />
                </>
              )
            )}
          </Header>
          <FileDrop>
            {section === 'editor' && <DocumentsSide />}
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </FileDrop>
        </div>
        <QuotaDialog />
        <PaletteKeys />
        <VoiceKeys />
        <FileTasks onImported={showNew} />
        {user.role === 'admin' && (
          <Suspense>
            <SiteMetrics />
          </Suspense>
        )}
        <FreshUser />
        <LiveSettings />
      </LiveProvider>
    </CurrentUser>
  )
}

/** Shows changes of the site's look at once. */
function LiveSettings() {
  useLiveSettings()
  return null
}

/** Starts the checker when the screen is drawn, so that it is ready when a document is opened. */
function useChecker({ id, dialect }: User) {
  useLayoutEffect(() => {
    setCheckerOwner(id)
    return () => setCheckerOwner(null)
  }, [id])
  useEffect(() => {
    const begin = () => startChecker(dialect)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return begin()
    const idle = requestIdleCallback(begin, { timeout: LATEST_START_MS })
    return () => cancelIdleCallback(idle)
  }, [dialect])
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
