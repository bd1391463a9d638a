import { CircleCheck, CirclePause, Sparkles } from 'lucide-react'
import { memo, useDeferredValue } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { issueCategory, type IssueCategory } from '#schema/corrections/issue.ts'

import { safeCount } from './commands.ts'
import type { Finding } from './findings.ts'
import { IssueList } from './IssueList.tsx'
import type { Corrections } from './useCorrections.ts'

type Props = { corrections: Corrections; onOpen: (key: number) => void }

/** The queue of corrections, always in step with the underlines. */
export function IssuesPanel({ corrections, onOpen }: Props) {
  const { handle, editable, fixAllSafe } = corrections
  const snapshot = useStore(handle.snapshot)
  const status = useStore(handle.status)
  const leftAlone = useStore(handle.leftAlone)
  // A long list is drawn when there is time; typing does not wait for it.
  const { findings, active } = useDeferredValue(snapshot)
  if (findings.length === 0 && status !== 'paused')
    return status === 'loading' ? (
      <Loading />
    ) : (
      <Empty checking={status === 'checking'} leftAlone={leftAlone} />
    )
  const safe = safeCount(findings)
  return (
    <>
      {status === 'paused' && <Paused onRetry={handle.retry} />}
      {findings.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Counts findings={findings} />
            {editable && safe > 0 && (
              <Button size="sm" onClick={fixAllSafe}>
                <Sparkles aria-hidden /> Fix all safe ({safe})
              </Button>
            )}
          </div>
          <IssueList findings={findings} active={active?.finding.key ?? null} onOpen={onOpen} />
          {status === 'loading' && <p className="text-xs text-ink-faint">The checker is loading…</p>}
        </div>
      )}
    </>
  )
}

const Counts = memo(({ findings }: { findings: readonly Finding[] }) => {
  const count = (category: IssueCategory) =>
    findings.filter(finding => finding.issue.category === category).length
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1" aria-live="off">
      {issueCategory.options.map(category =>
        count(category) === 0 ? null : (
          <span
            key={category}
            className="inline-flex items-baseline gap-1 text-xs text-ink-faint tabular-nums"
          >
            <CategoryLabel category={category} /> {count(category)}
          </span>
        ),
      )}
    </p>
  )
})

function Paused({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CirclePause />}
      title="Checking paused"
      description="The checker stopped. Your text is safe, and you can go on writing."
      action={
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}

function Loading() {
  return (
    <div className="grid gap-2 p-4" role="status" aria-label="The checker is loading">
      <p className="text-sm text-ink-soft">
        Loading the checker. It runs on your device; your text stays here.
      </p>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

function Empty({ checking, leftAlone }: { checking: boolean; leftAlone: boolean }) {
  if (checking) return <EmptyState title="Checking…" description="Issues appear here as they are found." />
  if (leftAlone)
    return (
      <EmptyState
        title="Not all of this can be checked"
        description="Some of it is in a language that has no dictionary here; see Goals. In the rest there is nothing to correct."
      />
    )
  return (
    <EmptyState
      icon={<CircleCheck />}
      title="Nothing to correct"
      description="Write or paste something. It is checked on your device as you type."
    />
  )
}
