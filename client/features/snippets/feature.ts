import { MessagesSquare } from 'lucide-react'

import type { Feature } from '#client/features/feature.ts'

/** An open snippet is a screen of the workspace, as a document is. */
export const snippets: Feature = {
  screens: { snippets: async () => (await import('./SnippetsPage.tsx')).SnippetsPage },
  icons: { collaborate: MessagesSquare },
}
