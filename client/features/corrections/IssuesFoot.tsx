import { CircleCheck } from 'lucide-react'
import { useDeferredValue } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'

import type { Corrections } from './useCorrections.ts'

/** Below the cards: that the checker is loading, or why there are no issues. */
export function IssuesFoot({ corrections: { handle } }: { corrections: Corrections }) {
  const snapshot = useStore(handle.snapshot)
  const status = useStore(handle.status)
  const leftAlone = useStore(handle.leftAlone)
  const { findings } = useDeferredValue(snapshot)
  if (findings.length > 0)
    return status === 'loading' ? (
      <p className="-mt-1 px-4 pb-4 text-xs text-ink-faint">The checker is loading…</p>
    ) : null
  if (status === 'paused') return null
  if (status === 'loading') return <Loading />
  return <Empty checking={status === 'checking'} leftAlone={leftAlone} />
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
