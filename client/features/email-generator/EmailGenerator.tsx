import { useEffect, useRef, type KeyboardEvent } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { ResultHistory } from '#client/shared/results/ResultHistory.tsx'
import { useSpokenActions } from '#client/shared/spoken/useSpokenActions.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import * as endpoints from '#schema/email-generator/endpoints.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'

import { Draft } from './Draft.tsx'
import { EmptyDraft } from './EmptyDraft.tsx'
import { RequestForm } from './RequestForm.tsx'
import { RunningDraft } from './RunningDraft.tsx'
import { spokenActions } from './spoken.ts'
import { useEmailGenerator } from './useEmailGenerator.ts'

const t = translator(emailGenerator)

/** The email generator: the form at the left, the draft at the right, and earlier emails below. */
export function EmailGenerator() {
  const generator = useEmailGenerator()
  useSpokenActions(spokenActions(generator))
  const { state, shown } = generator
  const result = useRef<HTMLElement>(null)
  const isRunning = state.kind === 'running'
  const isWriting = useRef(false)
  useEffect(() => {
    if (isWriting.current && !isRunning && state.kind === 'idle')
      result.current?.focus({ preventScroll: true })
    const { top = 0 } = result.current?.getBoundingClientRect() ?? {}
    // On a narrow screen the draft is below the form.
    if (isRunning && !isWriting.current && top > window.innerHeight / 2) result.current?.scrollIntoView()
    isWriting.current = isRunning && !generator.isChanging
  }, [isRunning, state.kind, generator.isChanging])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isRunning) {
      event.preventDefault()
      generator.write()
    }
    if (event.key === 'Escape' && isRunning) generator.stop()
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-7">
      <div className="grid gap-5" role="presentation" onKeyDown={onKeyDown}>
        <RequestForm generator={generator} />
      </div>
      <section
        ref={result}
        tabIndex={-1}
        aria-label={t('result')}
        className="grid min-w-0 scroll-mt-4 gap-5 outline-none lg:row-span-2"
      >
        {isRunning && !generator.isChanging ? (
          <RunningDraft engine={state.engine} onStop={generator.stop} />
        ) : shown ? (
          <Draft generator={generator} shown={shown} />
        ) : (
          <EmptyDraft onExample={generator.change} />
        )}
      </section>
      <Card label={t('history')} className="block">
        <h2 className="border-b px-4 py-3 text-sm font-semibold">{t('history')}</h2>
        <div className="max-h-80 overflow-y-auto">
          <ResultHistory
            kind="email"
            list={endpoints.list}
            remove={endpoints.remove}
            openId={shown?.kept.id ?? null}
            onOpen={id => void generator.open(id)}
            onRemoved={id => shown?.kept.id === id && generator.close()}
            empty={t('historyEmpty')}
          />
        </div>
      </Card>
    </div>
  )
}
