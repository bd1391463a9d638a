import './shared/styles/main.css'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { LandingPage } from './pages/landing/LandingPage.tsx'
import { useSiteTheme } from './shared/theme/siteSettings.ts'

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnReconnect: false } },
})

// React leaves the markup inside as the build wrote it.
const story = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />

function Page() {
  useSiteTheme()
  return <LandingPage story={story} />
}

const page = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  </StrictMode>
)
const root = document.querySelector('#root')
if (!root) throw new Error('landing.html has no #root')
hydrateRoot(root, page)
