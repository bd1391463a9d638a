import { CircleCheck, CirclePause, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#client/shared/ui/Button.tsx'
import { CategoryLabel } from '#client/shared/ui/CategoryLabel.tsx'
import { EmptyState } from '#client/shared/ui/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/Skeleton.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { issueCategory, type IssueCategory } from '#schema/corrections/issue.ts'

import { safeCount } from './commands.ts'
import type { PlacedFinding } from './state.ts'
import type { Corrections } from './useCorrections.ts'

/** The queue of corrections, always in step with the underlines. */
export function IssuesPanel({ corrections }: { corrections: Corrections }) {
  const { findings, active, status, open, editable } = corrections
  if (status === 'paused') return <Paused onRetry={corrections.handle.retry} />
  if (findings.length === 0)
    return status === 'loading' ? <Loading /> : <Empty checking={status === 'checking'} />
  const safe = safeCount(findings)
  return (
    <div className="grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Counts findings={findings} />
        {editable && safe > 0 && (
          <Button size="sm" onClick={corrections.fixAllSafe}>
            <Sparkles aria-hidden /> Fix all safe ({safe})
          </Button>
        )}
      </div>
      <ul className="grid gap-2" aria-label="Issues">
        {findings.map(finding => (
          <Row
            key={finding.key}
            finding={finding}
            active={finding.key === active?.key}
            onOpen={() => {
              open(finding.key)
              const { cardWanted } = corrections.handle
              cardWanted.set(cardWanted.get() + 1)
            }}
          />
        ))}
      </ul>
      {status === 'loading' && <p className="text-xs text-ink-faint">The checker is loading…</p>}
    </div>
  )
}

function Counts({ findings }: { findings: readonly PlacedFinding[] }) {
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
}

const CONTEXT = 28

function Row({ finding, active, onOpen }: { finding: PlacedFinding; active: boolean; onOpen: () => void }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const { issue, flagged, blockText } = finding
  const before = blockText.slice(Math.max(0, issue.start - CONTEXT), issue.start)
  const after = blockText.slice(issue.end, issue.end + CONTEXT)
  const [replacement] = issue.replacements
  return (
    <li ref={row}>
      <button
        type="button"
        onClick={onOpen}
        aria-current={active || undefined}
        className={cn(
          'grid w-full gap-1 rounded-lg border bg-paper px-3 py-2.5 text-left transition-colors hover:bg-hover',
          active && 'border-control bg-hover',
        )}
      >
        <span className="flex items-baseline justify-between gap-2">
          <CategoryLabel category={issue.category} />
          <span className="truncate text-xs text-ink-faint">{issue.message}</span>
        </span>
        <span className="line-clamp-2 font-serif text-sm text-ink-soft">
          {before}
          <del className="text-ink-faint">{flagged}</del>
          {replacement !== undefined && replacement !== '' && (
            <ins className="font-semibold text-ink no-underline"> {replacement}</ins>
          )}
          {after}
        </span>
      </button>
    </li>
  )
}

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

function Empty({ checking }: { checking: boolean }) {
  if (checking) return <EmptyState title="Checking…" description="Issues appear here as they are found." />
  return (
    <EmptyState
      icon={<CircleCheck />}
      title="Nothing to correct"
      description="Write or paste something. It is checked on your device as you type."
    />
  )
}
