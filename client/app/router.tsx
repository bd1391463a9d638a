import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { LoadingPage } from '#client/shared/ui/feedback/LoadingPage.tsx'
import { LoadingScreen } from '#client/shared/ui/feedback/LoadingScreen.tsx'

import { Unreachable } from './Unreachable.tsx'
import { SETTINGS } from './workspace/sections.ts'

const Landing = onDemand(async () => (await import('#client/pages/landing/Landing.tsx')).Landing)
const Workspace = onDemand(async () => (await import('./workspace/Workspace.tsx')).Workspace)
const HomePage = onDemand(async () => (await import('./workspace/HomePage.tsx')).HomePage)
const DocumentPage = onDemand(async () => (await import('./workspace/DocumentPage.tsx')).DocumentPage)
const SettingsPage = onDemand(
  async () => (await import('./workspace/settings/SettingsPage.tsx')).SettingsPage,
)
const SignUpPage = onDemand(async () => (await import('#client/features/auth/SignUpPage.tsx')).SignUpPage)
const SignInPage = onDemand(async () => (await import('#client/features/auth/SignInPage.tsx')).SignInPage)
const LinkPages = onDemand(async () => (await import('#client/features/auth/links/LinkPages.tsx')).LinkPages)
const NotFoundPage = onDemand(async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

/** Which screen belongs to which path. Until it is known who is signed in, the loading screen is shown. */
export function Router() {
  const { data: user, isPending, refetch } = useQuery(currentUserQuery)
  if (isPending) return <LoadingScreen />
  if (user === undefined) return <Unreachable onRetry={() => void refetch()} />
  const signedIn = user !== null
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        <Route path="/signup">
          <SignUpPage signedIn={signedIn} />
        </Route>
        <Route path="/signin">
          <SignInPage signedIn={signedIn} />
        </Route>
        <Route path={LINKS}>
          <LinkPages user={user} />
        </Route>
        <Route path={WORKSPACE}>
          {signedIn ? (
            <Workspace key={user.id} user={user}>
              <Switch>
                <Route path="/document/:documentId" component={DocumentPage} />
                <Route path={SETTINGS} component={SettingsPage} />
                <Route component={HomePage} />
              </Switch>
            </Workspace>
          ) : (
            <Visitor />
          )}
        </Route>
        <Route>
          <NotFoundPage signedIn={signedIn} />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** `/`, `/dashboard`, `/email-generator`, `/document/…` and the settings: one screen frame, so that it stays while they change. */
const WORKSPACE = new RegExp(`^/(?:dashboard|email-generator|document/[^/]+)?/?$|${SETTINGS.source}`)

/** What mails and the server's output link to. */
const LINKS = /^\/(?:forgot-password|(?:reset-password|verify|first-admin)(?:\/[^/]+)?)\/?$/

/** Where a visitor signs in first, and comes back to. */
const PRIVATE = /^\/(?:document|settings)(?:\/|$)/

/** A visitor sees the landing page; one who wants to a document or the settings signs in first, and comes back. */
function Visitor() {
  const { pathname, search, hash } = window.location
  if (!PRIVATE.test(pathname)) return <Landing />
  return <Redirect to={`/signin?${new URLSearchParams({ returnTo: pathname + search + hash })}`} replace />
}
