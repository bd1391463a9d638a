import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { cn } from '#client/shared/ui/cn.ts'

import type { Finding } from './findings.ts'

/** Characters that are shown on each side of an issue. */
const CONTEXT = 28

type Props = { finding: Finding; active: boolean; onOpen: () => void }

/** An issue in the review queue, with the words around it. */
export function IssueRow({ finding, active, onOpen }: Props) {
  const { issue, flagged, blockText } = finding
  const before = wholeWords(blockText.slice(0, issue.start), 'end')
  const after = wholeWords(blockText.slice(issue.end), 'start')
  const [replacement] = issue.replacements
  return (
    <button
      type="button"
      onClick={onOpen}
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
  )
}

/** The words at the start or the end of a text, with an ellipsis where more was left out. */
function wholeWords(text: string, side: 'start' | 'end'): string {
  if (text.length <= CONTEXT) return text
  return side === 'start'
    ? `${text.slice(0, CONTEXT).replace(/\S*$/, '')}…`
    : `…${text.slice(-CONTEXT).replace(/^\S*/, '')}`
}
