import { Gauge } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { call } from '#client/shared/api/call.ts'
import { attempt } from '#client/shared/lib/attempt.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { ResultHistory } from '#client/shared/results/ResultHistory.tsx'
import { useResultAction } from '#client/shared/results/useResultAction.ts'
import { useSpokenActions } from '#client/shared/spoken/useSpokenActions.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import { sentiment } from '#schema/messages/en/sentiment.ts'
import type { KeptSentiment } from '#schema/sentiment/contract.ts'
import * as endpoints from '#schema/sentiment/endpoints.ts'
import { SENTIMENT_MAX, SENTIMENT_MIN } from '#schema/sentiment/report.ts'

import { useDraft, withReport } from './draft.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { Rewrite } from './Rewrite.tsx'
import { SAMPLE } from './sample.ts'
import { TextSheet } from './TextSheet.tsx'

const t = translator(sentiment)

/** The screen for a user whose plan has reports: the text, its report, versions and history. */
export function Sentiment() {
  const { text, shown, isMarked, change } = useDraft()
  const [tab, setTab] = useState<'report' | 'history'>('report')
  const [arrived, setArrived] = useState(0)
  const { state, run, stop } = useResultAction(endpoints.run)
  const isCurrent = shown?.text === text
  const show = (kept: KeptSentiment, sent: string) => {
    change(now => withReport(now, sent, kept))
    setArrived(count => count + 1)
  }
  const analyze = (wanted = text) => {
    setTab('report')
    void run({ body: { text: wanted } }, kept => show(kept, wanted))
  }
  useSpokenActions([
    {
      name: 'analyse_sentiment',
      isMetered: true,
      problem: () => (state.kind === 'running' ? t('analyzing') : null),
      run(spoken) {
        const wanted = spoken === '' ? text : spoken
        if (wanted.trim().length < SENTIMENT_MIN) return t('tooShort', { minimum: SENTIMENT_MIN })
        if (wanted.length > SENTIMENT_MAX) return t('tooLong', { limit: SENTIMENT_MAX, count: wanted.length })
        if (wanted !== text) change({ text: wanted, isMarked: false })
        analyze(wanted)
        return null
      },
    },
  ])
  const open = async (id: string) => {
    const kept = await call(endpoints.read, { params: { id } })
    change({ text: kept.request.text })
    show(kept, kept.request.text)
    setTab('report')
  }
  const isLong = text.trim().length >= SENTIMENT_MIN && text.length <= SENTIMENT_MAX
  return (
    <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] xl:gap-x-8">
      <div className="grid min-w-0 gap-4">
        <TextSheet
          text={text}
          marked={isMarked && isCurrent ? shown : null}
          hasMarks={isCurrent}
          isRunning={state.kind === 'running'}
          onChange={next => change({ text: next })}
          onAnalyze={() => analyze()}
          onStop={stop}
          onEdit={() => change({ isMarked: false })}
          onNew={() => change({ text: '', isMarked: false })}
          onShowMarks={() => change({ isMarked: true })}
        />
        {state.kind === 'failed' && (
          <Problem>
            {state.failure.message}{' '}
            <button type="button" className="touch-target font-medium underline" onClick={() => analyze()}>
              {t('tryAgain')}
            </button>
          </Problem>
        )}
      </div>
      <Card className="flex flex-col lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)]">
        <Tabs
          label={t('tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'report',
              label: t('report'),
              content: (
                <div className="p-4 sm:p-5">
                  {state.kind === 'running' ? (
                    <ReportSkeleton />
                  ) : shown ? (
                    <>
                      {!isCurrent && <Stale canAnalyze={isLong} onAnalyze={() => analyze()} />}
                      <ReportPanel
                        shown={shown}
                        arrived={arrived}
                        onSofter={
                          isCurrent
                            ? ({ start: from, end, replacement }) =>
                                change({
                                  text: text.slice(0, from) + replacement + text.slice(end),
                                  isMarked: false,
                                })
                            : null
                        }
                      />
                    </>
                  ) : (
                    <EmptyState
                      icon={<Gauge />}
                      title={t('emptyTitle')}
                      description={t('emptyText')}
                      action={
                        text.trim() === '' && (
                          <Button onClick={() => change({ text: SAMPLE.text })}>{t('sample')}</Button>
                        )
                      }
                    />
                  )}
                </div>
              ),
            },
            {
              value: 'history',
              label: t('history'),
              content: (
                <ResultHistory
                  kind="sentiment"
                  list={endpoints.list}
                  remove={endpoints.remove}
                  openId={shown?.id ?? null}
                  onOpen={id => void attempt(open(id), t('openFailed'), id)}
                  onRemoved={() => undefined}
                  empty={t('historyEmpty')}
                />
              ),
            },
          ]}
        />
      </Card>
      {shown && isLong && (
        <div className="min-w-0 lg:col-start-1">
          <Rewrite text={text} onReplace={next => change({ text: next, isMarked: false })} />
        </div>
      )}
    </div>
  )
}

function Stale({ canAnalyze, onAnalyze }: { canAnalyze: boolean; onAnalyze: () => void }): ReactNode {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 rounded-lg bg-sunk px-3 py-2 text-sm text-ink-soft">
      <p className="mr-auto">{t('stale')}</p>
      {canAnalyze && (
        <Button size="sm" onClick={onAnalyze}>
          {t('analyzeAgain')}
        </Button>
      )}
    </div>
  )
}

function ReportSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('analyzing')}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-20" />
      <Skeleton className="h-28" />
      <Skeleton className="h-16" />
    </div>
  )
}
