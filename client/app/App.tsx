import { QueryClientProvider } from '@tanstack/react-query'

import { endSession } from '#client/shared/api/currentUser.ts'
import { createQueryClient } from '#client/shared/api/queryClient.ts'
import { onSignOut } from '#client/shared/lib/signOut.ts'
import { Toaster } from '#client/shared/ui/feedback/Toaster.tsx'
import { TooltipLayer } from '#client/shared/ui/overlay/TooltipLayer.tsx'
import { clearLocalCopies } from '#client/editor/collab/localCopies.ts'

import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Router } from './router.tsx'
import { ThemeLoader } from './ThemeLoader.tsx'

const queryClient = createQueryClient(endSession)
onSignOut(clearLocalCopies)

/** The whole client: the providers around every screen, and the screens. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeLoader />
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
      <Toaster />
      <TooltipLayer />
    </QueryClientProvider>
  )
}
