import { useAtomValue } from 'jotai'
import { CircleCheck } from 'lucide-react'
import { useDeferredValue } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { corrections } from '#schema/messages/en/corrections.ts'

import type { Corrections } from './useCorrections.ts'

const t = translator(corrections)

/** Below the cards: that the checker is loading, or why there are no issues. */
export function IssuesFoot({ corrections: { handle } }: { corrections: Pick<Corrections, 'handle'> }) {
  const snapshot = useAtomValue(handle.snapshot)
  const status = useAtomValue(handle.status)
  const done = useAtomValue(handle.done)
  const unsupported = useAtomValue(handle.unsupported)
  const blank = useAtomValue(handle.blank)
  const { findings } = useDeferredValue(snapshot)
  if (findings.length > 0)
    return status === 'loading' || status === 'checking' ? (
      // The number of issues is not the last one.
      <p className="-mt-1 px-4 pb-4 text-xs text-ink-faint">
        {t(status === 'loading' ? 'loadingGrammar' : 'checking')}
      </p>
    ) : null
  if (status === 'paused') return null
  if (blank) return <EmptyState title={t('blank')} description={t('blankText')} />
  if (status === 'loading') return <Loading />
  return <Empty checking={status === 'checking' || !done} unsupported={unsupported} />
}

function Loading() {
  return (
    <div className="grid gap-2 p-4" role="status" aria-label={t('loading')}>
      <p className="text-sm text-ink-soft">{t('loadingText')}</p>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

function Empty({ checking, unsupported }: { checking: boolean; unsupported: boolean }) {
  if (checking) return <EmptyState title={t('checking')} />
  if (unsupported) return <EmptyState title={t('partly')} description={t('partlyText')} />
  return <EmptyState icon={<CircleCheck />} title={t('none')} description={t('noneText')} />
}
