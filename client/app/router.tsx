import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'

import { currentUserQuery } from '#client/shared/api/currentUser.ts'
import { LoadingPage } from '#client/shared/ui/LoadingPage.tsx'
import { LoadingScreen } from '#client/shared/ui/LoadingScreen.tsx'

import { screen } from './screen.ts'
import { Unreachable } from './Unreachable.tsx'

const Landing = screen(async () => (await import('#client/pages/landing/Landing.tsx')).Landing)
const Workspace = screen(async () => (await import('./workspace/Workspace.tsx')).Workspace)
const HomePage = screen(async () => (await import('./workspace/HomePage.tsx')).HomePage)
const DocumentPage = screen(async () => (await import('./workspace/DocumentPage.tsx')).DocumentPage)
const SignUpPage = screen(async () => (await import('#client/features/auth/SignUpPage.tsx')).SignUpPage)
const SignInPage = screen(async () => (await import('#client/features/auth/SignInPage.tsx')).SignInPage)
const NotFoundPage = screen(async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

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
        <Route path={WORKSPACE}>
          {signedIn ? (
            <Workspace key={user.id} user={user}>
              <Switch>
                <Route path="/document/:documentId" component={DocumentPage} />
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

/** `/`, `/dashboard`, `/email-generator` and `/document/…`: one screen frame, so that it stays while they change. */
const WORKSPACE = /^\/(?:dashboard|email-generator|document\/[^/]+)?\/?$/

/** A visitor sees the landing page; one who wants to a document signs in first, and comes back to it. */
function Visitor() {
  const { pathname, search, hash } = window.location
  if (!pathname.startsWith('/document/')) return <Landing />
  return <Redirect to={`/signin?${new URLSearchParams({ returnTo: pathname + search + hash })}`} replace />
}
