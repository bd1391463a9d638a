import { useAtomValue } from 'jotai'
import { Lock, ScanSearch, X } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { deepCheck } from '#schema/messages/en/deepCheck.ts'

import type { CorrectionsHandle } from '../extension.ts'
import type { Question } from './DeepCheckDialog.tsx'
import type { Part } from './parts.ts'
import type { DeepCheckState } from './useDeepCheck.ts'

const t = translator(deepCheck)

const DeepCheckDialog = onDemand(async () => (await import('./DeepCheckDialog.tsx')).DeepCheckDialog)

type Props = {
  handle: CorrectionsHandle
  state: DeepCheckState
  question: Question | null
  /** The provider's model, null if there is none; undefined until it is known. */
  provider: string | null | undefined
  onAsk: () => void
  onAnswer: () => void
  onRun: (parts: readonly Part[]) => void
  onStop: () => void
}

/** The deep check above the cards: its button, how far it is, and how it ended. */
export function DeepCheckRow(props: Props) {
  const { handle, state, question, provider, onAsk, onAnswer, onRun, onStop } = props
  const isBlank = useAtomValue(handle.blank)
  const isRunning = state.kind === 'running'
  const begin = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const wasRunning = useRef(false)
  // The button that had the focus is gone.
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body) begin.current?.focus()
    wasRunning.current = isRunning
  }, [isRunning])
  return (
    <div className="border-b text-sm">
      {isRunning ? (
        <div className="flex min-h-10 items-center gap-2 px-4 pointer-coarse:min-h-11">
          <p role="status" className="min-w-0 grow">
            {state.parts > 1 ? t('runningPart', { part: state.part, parts: state.parts }) : t('running')}
          </p>
          <Button ref={end} size="sm" onClick={onStop}>
            {t('stop')}
          </Button>
        </div>
      ) : (
        <button
          ref={begin}
          type="button"
          disabled={isBlank || provider === undefined}
          onClick={onAsk}
          className="focus-inset flex h-10 w-full items-center gap-2 px-4 text-left transition-colors enabled:hover:bg-hover disabled:opacity-55 pointer-coarse:h-11"
        >
          <ScanSearch className="size-4 shrink-0 text-ink-faint" aria-hidden />
          <span className="font-medium">{t('button')}</span>
          <span className="min-w-0 grow truncate text-right text-xs text-ink-soft">
            {provider ?? t('needsProvider')}
          </span>
          {provider === null && <Lock className="size-3.5 shrink-0 text-ink-faint" aria-hidden />}
        </button>
      )}
      {isRunning && (
        <div aria-hidden className="h-0.5 overflow-hidden bg-sunk">
          <div className="h-full animate-breathe bg-brand" />
        </div>
      )}
      {(state.kind === 'done' || state.kind === 'failed') && (
        <Outcome state={state} onRetry={onRun} onClose={onStop} />
      )}
      <Suspense>
        {question && (
          <DeepCheckDialog
            question={question}
            provider={provider ?? null}
            onClose={onAnswer}
            onConfirm={onRun}
            focusOtherwise={end}
          />
        )}
      </Suspense>
    </div>
  )
}

type OutcomeProps = {
  state: Extract<DeepCheckState, { kind: 'done' | 'failed' }>
  onRetry: (parts: readonly Part[]) => void
  onClose: () => void
}

function Outcome({ state, onRetry, onClose }: OutcomeProps) {
  return (
    <div className="flex items-start gap-2 px-4 pb-2.5">
      <div className="grid min-w-0 grow gap-2" role="status">
        {state.kind === 'done' ? (
          <p className="text-ink-soft">{t('done', { count: state.found })}</p>
        ) : (
          <p className="text-danger">{state.message}</p>
        )}
        {state.kind === 'failed' && (
          <Button size="sm" className="justify-self-start" onClick={() => onRetry(state.rest)}>
            {t('retry')}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={t('closeResult')}
        onClick={onClose}
        className="touch-target grid size-6 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink"
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  )
}
