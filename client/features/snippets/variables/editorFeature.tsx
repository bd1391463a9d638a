import { Suspense, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature } from '#client/editor/features/feature.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

// A document has none.
const VariablesBar = onDemand(async () => (await import('./VariablesBar.tsx')).VariablesBar, { ahead: true })

/** The variables of an open snippet over its text. */
export const snippetVariables: EditorFeature = {
  id: 'snippet-variables',
  useContribution: ({ editor }) =>
    useMemo(
      (): Contribution => ({
        above: (
          <Suspense>
            <VariablesBar editor={editor} />
          </Suspense>
        ),
      }),
      [editor],
    ),
}
