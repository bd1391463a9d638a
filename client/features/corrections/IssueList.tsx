import { memo, useEffect, useRef } from 'react'

import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { cn } from '#client/shared/ui/cn.ts'

import type { Finding } from './findings.ts'

/** Issues that are drawn, or skipped while they are out of sight, together. */
const CHUNK = 40
/** Characters that are shown on each side of an issue. */
const CONTEXT = 28

type Props = {
  findings: readonly Finding[]
  /** Key of the one whose card is open. */
  active: number | null
  onOpen: (key: number) => void
}

/** The issues in order of the text; made for thousands. */
export const IssueList = memo(({ findings, active, onOpen }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active !== null)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [active])
  return (
    <div ref={list} role="list" aria-label="Issues" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {chunksOf(findings).map(chunk => (
        <Chunk
          key={chunk[0]?.key}
          findings={chunk}
          active={chunk.some(({ key }) => key === active) ? active : null}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
})

const chunksOf = (findings: readonly Finding[]): (readonly Finding[])[] =>
  Array.from({ length: Math.ceil(findings.length / CHUNK) }, (_, index) =>
    findings.slice(index * CHUNK, (index + 1) * CHUNK),
  )

const Chunk = memo(
  ({ findings, active, onOpen }: Props) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 [contain-intrinsic-size:auto_240rem] [content-visibility:auto]">
      {findings.map(finding => (
        <Row key={finding.key} finding={finding} active={finding.key === active} onOpen={onOpen} />
      ))}
    </div>
  ),
  (before, after) =>
    before.active === after.active &&
    before.onOpen === after.onOpen &&
    before.findings.length === after.findings.length &&
    before.findings.every((finding, index) => finding === after.findings[index]),
)

type RowProps = { finding: Finding; active: boolean; onOpen: (key: number) => void }

const Row = memo(({ finding, active, onOpen }: RowProps) => {
  const { issue, flagged, blockText } = finding
  const before = wholeWords(blockText.slice(0, issue.start), 'end')
  const after = wholeWords(blockText.slice(issue.end), 'start')
  const [replacement] = issue.replacements
  return (
    <div role="listitem">
      <button
        type="button"
        onClick={() => onOpen(finding.key)}
        aria-current={active || undefined}
        className={cn(
          'focus-inset grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-lg border bg-paper px-3 py-2.5 text-left transition-colors hover:bg-hover',
          active && 'border-control bg-hover',
        )}
      >
        <span className="flex items-baseline justify-between gap-2">
          <CategoryLabel category={issue.category} />
          <span className="min-w-0 truncate text-xs text-ink-faint">{issue.message}</span>
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
    </div>
  )
})

/** The words at the start or the end of a text, with an ellipsis where more was left out. */
function wholeWords(text: string, side: 'start' | 'end'): string {
  if (text.length <= CONTEXT) return text
  return side === 'start'
    ? `${text.slice(0, CONTEXT).replace(/\S*$/, '')}…`
    : `…${text.slice(-CONTEXT).replace(/^\S*/, '')}`
}
