import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'

import { engineName, WORDS } from './actions.ts'
import { AssistCard } from './AssistCard.tsx'
import { ScrolledText } from './ScrolledText.tsx'
import type { AssistState } from './useAssist.ts'

type Props = { state: AssistState; onStop: () => void }

const TEXT = 'max-h-48 text-ink-soft'

/** The action that is running or has failed, above the cards of the review queue. */
export function AssistStatus({ state, onStop }: Props) {
  if (state.kind === 'idle') return null
  return (
    <div className="p-4 pb-0" aria-live="polite">
      {state.kind === 'running' ? (
        <AssistCard
          title={WORDS[state.action].running}
          note={state.engine === null ? undefined : engineName(state.engine)}
        >
          <ScrolledText className={TEXT}>{state.soFar || state.before}</ScrolledText>
          <Button size="sm" className="justify-self-start" onClick={onStop}>
            Stop
          </Button>
        </AssistCard>
      ) : (
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
    </div>
  )
}
