import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

export type Drawing = ReturnType<typeof startDrawing>

/** Begins a part of a page in which a test draws components, with their cache of answers. */
export function startDrawing(client = new QueryClient()) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const screen = document.createElement('div')
  const root = createRoot(screen)
  return {
    screen,
    client,
    draw: (shown: ReactNode) =>
      act(async () => root.render(<QueryClientProvider client={client}>{shown}</QueryClientProvider>)),
    end: () => act(async () => root.unmount()),
  }
}
