import { useAtomValue, type Atom } from 'jotai'
import { useEffect, useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { assist } from '#schema/messages/en/assist.ts'

import { AssistCard } from './AssistCard.tsx'
import { ScrolledText } from './ScrolledText.tsx'
import type { SelectionActionState } from './useSelectionAction.ts'
import { useWantedFocus } from './useWantedFocus.ts'

const t = translator(assist)

/** The action of the selection, and what users can do to it. */
export type Status = { state: SelectionActionState; onRetry: () => void; onStop: () => void }

type Props = {
  /** An atom, so that the list is not drawn again with each word that comes. */
  status: Atom<Status>
  active: boolean
  /** Raised to move the focus into the open card. */
  focusWanted: Atom<number>
}

/** The card of the action that is running or has failed, where that of its result will be. */
export function AssistStatus({ status, active, focusWanted }: Props) {
  const { state, onRetry, onStop } = useAtomValue(status)
  const card = useRef<HTMLElement>(null)
  useWantedFocus(card, active, focusWanted)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (state.kind === 'idle') return null
  const { params, body } = state.input
  return (
    <div aria-live="polite">
      {state.kind === 'running' ? (
        <AssistCard
          ref={card}
          title={t(`running.${params.action}`)}
          active={active}
          note={state.engine === null ? undefined : engineName(state.engine)}
        >
          <ScrolledText className="text-ink-soft">{state.soFar || body.text}</ScrolledText>
          <Button size="sm" className="justify-self-start" onClick={onStop}>
            {t('stop')}
          </Button>
        </AssistCard>
      ) : (
        <AssistCard ref={card} title={t(`actions.${params.action}`)} active={active}>
          <p className="text-sm text-danger">{state.failure.message}</p>
          {state.soFar !== '' && <ScrolledText className="text-ink-soft">{state.soFar}</ScrolledText>}
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
