import { useEffect, useRef, useState } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { useOffer } from '#client/shared/provider/useOffer.ts'
import { engineName } from '#client/shared/results/engineName.ts'
import { useResultAction } from '#client/shared/results/useResultAction.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { WordDiff } from '#client/shared/ui/layout/WordDiff.tsx'
import { results } from '#schema/messages/en/results.ts'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import type { SentimentRewriteRequest } from '#schema/sentiment/contract.ts'
import * as endpoints from '#schema/sentiment/endpoints.ts'

const t = translator(sentiment)
const tResults = translator(results)

type Action = SentimentRewriteRequest['action']
type Version = { action: Action; before: string; after: string; engine: string; note: string | null }

const ACTIONS: readonly Action[] = ['soften', 'firm_up']
const TITLES = { soften: 'softened', firm_up: 'firmed_up' } as const

type Props = { text: string; onReplace: (text: string) => void }

/** Makes a softer or firmer version of the text. The text changes only on Replace. */
export function Rewrite({ text, onReplace }: Props) {
  const [action, setAction] = useState<Action>('soften')
  const [version, setVersion] = useState<Version | null>(null)
  const { state, run, stop } = useResultAction(endpoints.rewrite)
  const provider = useOffer()?.provider ?? null
  const make = (next: Action) => {
    setAction(next)
    setVersion(null)
    void run({ body: { text, action: next } }, ({ request, result, engine, note }) =>
      setVersion({ action: request.action, before: request.text, after: result.text, engine, note }),
    )
  }
  const isRunning = state.kind === 'running'
  return (
    <Card label={t('rewrite')} className="grid gap-3 p-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-sm font-semibold">{t('rewrite')}</h2>
        {isRunning && (
          <Button size="sm" variant="ghost" onClick={stop}>
            {tResults('stop')}
          </Button>
        )}
        {ACTIONS.map(each => (
          <Button key={each} size="sm" busy={isRunning} onClick={() => make(each)}>
            {isRunning && each === action ? t(`rewriting.${each}`) : t(each)}
          </Button>
        ))}
      </div>
      {provider !== null && <p className="text-sm text-ink-faint">{t('sentTo', { provider })}</p>}
      {state.kind === 'failed' && <Problem>{state.failure.message}</Problem>}
      {version?.before === text && (
        <VersionCard
          version={version}
          onReplace={() => {
            setVersion(null)
            onReplace(version.after)
          }}
          onDiscard={() => setVersion(null)}
        />
      )}
    </Card>
  )
}

type CardProps = { version: Version; onReplace: () => void; onDiscard: () => void }

function VersionCard({ version: { action, before, after, engine, note }, onReplace, onDiscard }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isSame = before.trim() === after.trim()
  return (
    <div className="grid gap-3 border-t pt-3">
      <h3 ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
        {t(TITLES[action])} <span className="font-normal text-ink-faint">{engineName(engine)}</span>
      </h3>
      {isSame ? (
        <p className="text-sm text-ink-soft">{note ?? t('unchanged')}</p>
      ) : (
        <>
          {note !== null && <p className="text-sm text-ink-soft">{note}</p>}
          <p className="font-serif text-base wrap-anywhere whitespace-pre-wrap">
            <WordDiff before={before} after={after} />
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {!isSame && (
          <>
            <Button size="sm" variant="ink" onClick={onReplace}>
              {t('replace')}
            </Button>
            <CopyButton text={after} />
          </>
        )}
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t(isSame ? 'close' : 'discard')}
        </Button>
      </div>
    </div>
  )
}
