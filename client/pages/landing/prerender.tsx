import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { Landing } from './Landing.tsx'

/** The landing page's markup with the default settings; the build puts it into landing.html. */
export const render = (): string =>
  renderToString(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Landing />
      </QueryClientProvider>
    </StrictMode>,
  )
