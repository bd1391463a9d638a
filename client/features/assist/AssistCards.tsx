import type { Editor } from '@tiptap/core'

import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import type { Proposal } from '#schema/assist/contract.ts'

import { engineName, WORDS } from './actions.ts'
import { AssistCard, ProposalCard } from './ProposalCard.tsx'
import { ScrolledText } from './ScrolledText.tsx'
import type { AssistState } from './useAssist.ts'

type Props = {
  editor: Editor
  state: AssistState
  proposals: readonly Proposal[]
  finished: string | null
  onStop: () => void
  onResolved: () => void
}

const TEXT = 'max-h-48 text-ink-soft'

/** What is running or has failed, and the results that wait. */
export function AssistCards({ editor, state, proposals, finished, onStop, onResolved }: Props) {
  return (
    <>
      {state.kind === 'running' && (
        <AssistCard
          title={WORDS[state.action].running}
          note={state.engine === null ? undefined : engineName(state.engine)}
        >
          <ScrolledText className={TEXT}>{state.soFar || state.before}</ScrolledText>
          <Button size="sm" className="justify-self-start" onClick={onStop}>
            Stop
          </Button>
        </AssistCard>
      )}
      {state.kind === 'failed' && (
        <AssistCard title={WORDS[state.action].label}>
          <p className="text-sm text-danger">{state.message}</p>
          {state.soFar !== '' && <ScrolledText className={TEXT}>{state.soFar}</ScrolledText>}
          <div className="flex gap-2">
            <Button size="sm" onClick={onStop}>
              Close
            </Button>
            {state.soFar !== '' && <CopyButton text={state.soFar} />}
          </div>
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
    </>
  )
}
