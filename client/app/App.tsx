import { QueryClientProvider } from '@tanstack/react-query'

import { clearLocalCopies } from '#client/editor/collab/localCopies.ts'
import {
  currentUserQuery,
  endSession,
  refreshCurrentUser,
  sessionIsOver,
} from '#client/shared/api/currentUser.ts'
import { forgetKeptReads } from '#client/shared/api/keptReads.ts'
import { sendChangesFor } from '#client/shared/api/meantFor.ts'
import { createQueryClient } from '#client/shared/api/queryClient.ts'
import { announceUser, followTabs } from '#client/shared/api/sessionNews.ts'
import { forgetDrafts } from '#client/shared/lib/drafts.ts'
import { keepNoMore, onSignOut } from '#client/shared/lib/signOut.ts'
import { store } from '#client/shared/lib/store.ts'
import { language } from '#client/shared/messages/translator.ts'
import { forgetApp } from '#client/shared/offline/keepApp.ts'
import { Toaster } from '#client/shared/ui/feedback/Toaster.tsx'
import { TooltipLayer } from '#client/shared/ui/overlay/TooltipLayer.tsx'
import { LanguageContext } from '#site/ui/useTranslator.ts'

import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Router } from './Router.tsx'
import { ThemeLoader } from './ThemeLoader.tsx'

const queryClient = createQueryClient(endSession)
sendChangesFor(() => queryClient.getQueryData(currentUserQuery.queryKey)?.id)
// The other tabs come first: they hold the copies open and show the data that is about to be cleared.
onSignOut(() => Promise.resolve(announceUser(null)))
onSignOut(clearLocalCopies)
onSignOut(() => Promise.resolve(forgetKeptReads()))
onSignOut(() => Promise.resolve(forgetDrafts()))
onSignOut(forgetApp)

followTabs(userId => {
  const held = queryClient.getQueryData(currentUserQuery.queryKey)
  if (!held) return
  if (userId === null) {
    // The page that leaves must not keep what the other tab has just removed.
    keepNoMore()
    window.location.assign('/')
  } else if (userId !== held.id || store.get(sessionIsOver)) void refreshCurrentUser(queryClient)
})

/** The whole client: the providers around every screen, and the screens. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageContext value={language}>
        <ThemeLoader />
        <ErrorBoundary>
          <Router />
        </ErrorBoundary>
        <Toaster />
        <TooltipLayer />
      </LanguageContext>
    </QueryClientProvider>
  )
}
