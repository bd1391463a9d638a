import type { Editor } from '@tiptap/core'

import { Button } from '#client/shared/ui/Button.tsx'

import { AssistCard, ProposalCard } from './ProposalCard.tsx'
import type { ImproveState } from './useImprove.ts'
import { useProposals } from './useProposals.ts'

type Props = {
  editor: Editor
  documentId: string
  state: ImproveState
  finished: string | null
  onStop: () => void
  /** A result was replaced or discarded. */
  onResolved: () => void
}

/** The action that is running and the results that wait, at the top of the review queue. */
export function AssistPanel({ editor, documentId, state, finished, onStop, onResolved }: Props) {
  const { data: proposals = [] } = useProposals(documentId)
  if (state.kind === 'idle' && proposals.length === 0) return null
  return (
    <div className="grid gap-3 p-4 pb-0" aria-live="polite">
      {state.kind === 'running' && (
        <AssistCard title="Improving…">
          <p className="max-h-48 overflow-y-auto font-serif text-base whitespace-pre-wrap text-ink-soft">
            {state.soFar || state.before}
          </p>
          <Button size="sm" className="justify-self-start" onClick={onStop}>
            Stop
          </Button>
        </AssistCard>
      )}
      {state.kind === 'failed' && (
        <AssistCard title="Improve">
          <p className="text-sm text-danger">{state.message}</p>
          <Button size="sm" className="justify-self-start" onClick={onStop}>
            Close
          </Button>
        </AssistCard>
      )}
      {proposals.map(proposal => (
        <ProposalCard
          key={proposal.id}
          editor={editor}
          proposal={proposal}
          focused={proposal.id === finished}
          onResolved={onResolved}
        />
      ))}
    </div>
  )
}
