import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { dashboard } from '#schema/messages/en/dashboard.ts'

import { Achievements } from './Achievements.tsx'
import { Activity } from './Activity.tsx'
import { nextStep } from './nextStep.ts'
import { NextStepCard } from './NextStepCard.tsx'
import { useDashboard } from './queries.ts'
import { Stats } from './Stats.tsx'

const t = translator(dashboard)

type Props = {
  /** The user's documents, the newest first; undefined until they are loaded. */
  documents: readonly { id: string }[] | undefined
  busy: boolean
  onNew: () => void
  quota: ReactNode
  recent: ReactNode
  /** Why the user's plan has no achievements. */
  locked: string | null
}

/** The user's activity around what other features show. */
export function DashboardParts({ documents, busy, onNew, quota, recent, locked }: Props) {
  const { data: board, isError, refetch } = useDashboard()
  if (!board && !isError) return <Loading />
  const [latest] = documents ?? []
  return (
    <div className="grid gap-5">
      {board && documents && (
        <NextStepCard
          step={nextStep(board, documents.length)}
          latest={latest ? `/document/${latest.id}` : null}
          busy={busy}
          onNew={onNew}
        />
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        {board ? <Stats board={board} /> : <Failed onRetry={() => void refetch()} />}
        {quota}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {board && <Activity board={board} />}
        {recent}
      </div>
      {board && <Achievements achievements={board.achievements} locked={locked} />}
    </div>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Card className="">
    <EmptyState
      title={t('failed')}
      description={t('failedText')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  </Card>
)

function Loading() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-20 rounded-xl" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <Skeleton className="h-32 rounded-xl" />
        <Skeleton className="h-32 rounded-xl" />
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-xl" />
        <Skeleton className="h-80 rounded-xl" />
      </div>
    </div>
  )
}
