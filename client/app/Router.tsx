import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Redirect } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { usePageTitle } from '#client/shared/hooks/usePageTitle.ts'
import { useRouteMatch } from '#client/shared/hooks/useRouteMatch.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { isFromServer } from '#client/shared/lib/pageFacts.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import { LoadingScreen } from '#client/shared/ui/feedback/LoadingScreen.tsx'
import { pages } from '#schema/messages/en/pages.ts'
import { isOpenTo } from '#schema/site/isOpenTo.ts'
import { isInApp, pageKey } from '#schema/site/routes.ts'

import { features } from './features.ts'
import { isAhead } from './isAhead.ts'
import { MissingPage } from './MissingPage.tsx'
import { Unreachable } from './Unreachable.tsx'

const t = translator(pages)

const NotFoundPage = onDemand(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, {
  missing: MissingPage,
})
const Workspace = onDemand(async () => (await import('./workspace/Workspace.tsx')).Workspace, {
  ahead: true,
  missing: MissingPage,
})

const SCREENS: Readonly<Partial<Record<string, ComponentType<ScreenProps>>>> = Object.fromEntries(
  features.flatMap(({ screens }) =>
    Object.entries(screens ?? {}).map(([name, load]) => [
      name,
      onDemand(load, { ahead: isAhead(name), missing: MissingPage }),
    ]),
  ),
)

/** Shows the screen of the address, or the loading screen until the user is known. */
export function Router() {
  const { data: user, isPending, refetch } = useQuery(currentUserQuery)
  const match = useRouteMatch(user === null ? 'visitor' : 'user')
  if (isPending) return <LoadingScreen />
  if (user === undefined) return <Unreachable onRetry={() => void refetch()} />
  return (
    <Suspense fallback={<LoadingPage />}>
      {match ? <Page user={user} {...match} /> : <NotFoundPage signedIn={user !== null} />}
    </Suspense>
  )
}

function Page({ user, route, params }: ScreenProps) {
  if (!isOpenTo(route, user?.role ?? null)) return <NotFoundPage signedIn={user !== null} />
  if (user === null && route.access === 'user') return <SignInFirst />
  // The server has no content for it, or the device has opened its own page without a connection.
  if (!isInApp(route))
    return isFromServer ? (
      <NotFoundPage signedIn={user !== null} />
    ) : (
      <Unreachable onRetry={() => window.location.reload()} />
    )
  const Screen = SCREENS[route.screen]
  if (!Screen) throw new Error(`No feature has the screen ${route.screen}.`)
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
