import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Redirect } from 'wouter'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { useRouteMatch } from '#client/shared/hooks/useRouteMatch.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import { LoadingScreen } from '#client/shared/ui/feedback/LoadingScreen.tsx'
import type { RouteMatch } from '#schema/site/matchRoute.ts'
import { pageKey, type Screen, type SiteRoute } from '#schema/site/routes.ts'
import type { User } from '#schema/users/user.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { pages } from '#schema/messages/en/pages.ts'

import { MissingPage } from './MissingPage.tsx'
import { Unreachable } from './Unreachable.tsx'

const t = translator(pages)

/** The props of every screen. */
type ScreenProps = { user: User | null; route: SiteRoute; params: RouteMatch['params'] }

const VisitorHome = onDemand(async () => (await import('./VisitorHome.tsx')).VisitorHome, {
  missing: MissingPage,
})
const NotFoundPage = onDemand(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, {
  missing: MissingPage,
})
const Workspace = onDemand(async () => (await import('./workspace/Workspace.tsx')).Workspace, {
  ahead: true,
  missing: MissingPage,
})

const SCREENS: Record<Screen, ComponentType<ScreenProps>> = {
  home: onDemand(async () => (await import('./workspace/HomePage.tsx')).HomePage, {
    ahead: true,
    missing: MissingPage,
  }),
  document: onDemand(async () => (await import('./workspace/DocumentPage.tsx')).DocumentPage, {
    ahead: true,
    missing: MissingPage,
  }),
  email: onDemand(async () => (await import('./workspace/EmailPage.tsx')).EmailPage, {
    ahead: true,
    missing: MissingPage,
  }),
  sentiment: onDemand(async () => (await import('./workspace/SentimentPage.tsx')).SentimentPage, {
    ahead: true,
    missing: MissingPage,
  }),
  'writing-style': onDemand(async () => (await import('./workspace/WritingStylePage.tsx')).WritingStylePage, {
    ahead: true,
    missing: MissingPage,
  }),
  dashboard: onDemand(async () => (await import('./workspace/DashboardPage.tsx')).DashboardPage, {
    ahead: true,
    missing: MissingPage,
  }),
  settings: onDemand(async () => (await import('./workspace/settings/SettingsPage.tsx')).SettingsPage, {
    ahead: true,
    missing: MissingPage,
  }),
  'sign-up': onDemand(async () => (await import('#client/features/auth/SignUpPage.tsx')).SignUpPage, {
    missing: MissingPage,
  }),
  'sign-in': onDemand(async () => (await import('#client/features/auth/SignInPage.tsx')).SignInPage, {
    missing: MissingPage,
  }),
  'forgot-password': onDemand(
    async () => (await import('#client/features/auth/links/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    { missing: MissingPage },
  ),
  'reset-password': onDemand(
    async () => (await import('#client/features/auth/links/ResetPasswordPage.tsx')).ResetPasswordPage,
    { missing: MissingPage },
  ),
  verify: onDemand(async () => (await import('#client/features/auth/links/VerifyPage.tsx')).VerifyPage, {
    missing: MissingPage,
  }),
  'first-admin': onDemand(
    async () => (await import('#client/features/auth/links/FirstAdminPage.tsx')).FirstAdminPage,
    { missing: MissingPage },
  ),
}

/** Shows the screen of the address, or the loading screen until the user is known. */
export function Router() {
  const { data: user, isPending, refetch } = useQuery(currentUserQuery)
  const match = useRouteMatch()
  if (isPending) return <LoadingScreen />
  if (user === undefined) return <Unreachable onRetry={() => void refetch()} />
  return (
    <Suspense fallback={<LoadingPage />}>
      {match ? <Page user={user} {...match} /> : <NotFoundPage signedIn={user !== null} />}
    </Suspense>
  )
}

function Page({ user, route, params }: ScreenProps) {
  if (user === null && route.access !== 'public')
    return route.visitorScreen ? <VisitorHome /> : <SignInFirst />
  const Screen = SCREENS[route.screen]
  const screen = (
    <>
      {route.title !== null && <PageTitle>{t(`titles.${pageKey(route)}`)}</PageTitle>}
      <Screen user={user} route={route} params={params} />
    </>
  )
  if (route.section === null || user === null) return screen
  // All sections share one frame, so it stays mounted when they change.
  return (
    <Workspace key={user.id} user={user} section={route.section}>
      {screen}
    </Workspace>
  )
}

function PageTitle({ children }: { children: string }): ReactNode {
  usePageTitle(children)
  return null
}

/** Redirects a visitor to the sign-in page and back to this one. */
function SignInFirst() {
  const { pathname, search, hash } = window.location
  return <Redirect to={`/signin?${new URLSearchParams({ returnTo: pathname + search + hash })}`} replace />
}
