import { translator } from '#client/shared/messages/translator.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { assist } from '#schema/messages/en/assist.ts'

import { AssistCard } from './AssistCard.tsx'
import { ScrolledText } from './ScrolledText.tsx'
import type { SelectionActionState } from './useSelectionAction.ts'

const t = translator(assist)

type Props = { state: SelectionActionState; onRetry: () => void; onStop: () => void }

const TEXT = 'max-h-48 text-ink-soft'

/** The action that is running or has failed, above the cards of the review queue. */
export function AssistStatus({ state, onRetry, onStop }: Props) {
  if (state.kind === 'idle') return null
  const { params, body } = state.input
  return (
    <div className="p-4 pb-0" aria-live="polite">
      {state.kind === 'running' ? (
        <AssistCard
          title={t(`running.${params.action}`)}
          note={state.engine === null ? undefined : engineName(state.engine)}
        >
          <ScrolledText className={TEXT}>{state.soFar || body.text}</ScrolledText>
          <Button size="sm" className="justify-self-start" onClick={onStop}>
            {t('stop')}
          </Button>
        </AssistCard>
      ) : (
        <AssistCard title={t(`actions.${params.action}`)}>
          <p className="text-sm text-danger">{state.failure.message}</p>
          {state.soFar !== '' && <ScrolledText className={TEXT}>{state.soFar}</ScrolledText>}
          <div className="flex gap-2">
            {state.failure.canRetry && (
              <Button size="sm" variant="ink" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Button size="sm" onClick={onStop}>
              {t('close')}
            </Button>
            {state.soFar !== '' && <CopyButton text={state.soFar} />}
          </div>
        </AssistCard>
      )}
    </div>
  )
}
