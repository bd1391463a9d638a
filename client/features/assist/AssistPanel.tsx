import type { Editor } from '@tiptap/core'
import { Suspense } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'

import type { AssistState } from './useAssist.ts'
import { useProposals } from './useProposals.ts'

// Loaded with the first action: comparing texts needs a library of its own.
const AssistCards = onDemand(async () => (await import('./AssistCards.tsx')).AssistCards)

type Props = {
  editor: Editor
  documentId: string
  state: AssistState
  finished: string | null
  onStop: () => void
  /** A result was replaced or discarded. */
  onResolved: () => void
}

/** The action that is running and the results that wait, at the top of the review queue. */
export function AssistPanel({ documentId, state, ...props }: Props) {
  const { data: proposals = [] } = useProposals(documentId)
  if (state.kind === 'idle' && proposals.length === 0) return null
  return (
    <div className="grid gap-3 p-4 pb-0" aria-live="polite">
      <Suspense>
        <AssistCards {...props} state={state} proposals={proposals} />
      </Suspense>
    </div>
  )
}
