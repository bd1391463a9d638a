import { useAtomValue } from 'jotai'
import { Check, X } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef, type KeyboardEvent } from 'react'

import { onCardKey } from '#client/editor/review/cardKeys.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { store } from '#client/shared/lib/store.ts'
import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'

import type { Finding } from './findings.ts'
import { issueKeys } from './issueKeys.ts'
import { keepFocus } from './keepFocus.ts'
import { shownChange } from './shownChange.ts'
import type { Corrections } from './useCorrections.ts'

// Loaded with the first card that is opened.
const IssueDetails = onDemand(async () => (await import('./IssueDetails.tsx')).IssueDetails, { ahead: true })

const t = translator(messages)

/** Characters that are shown on each side of an issue. */
const CONTEXT = 28

type Props = { finding: Finding; active: boolean; corrections: Corrections; onOpen: () => void }

/**
 * An issue in the review queue, with the words around it. It opens in place, unless its card is open
 * over the text.
 */
export function IssueRow({ finding, active, corrections, onOpen }: Props) {
  const { issue } = finding
  const { handle, closeToText } = corrections
  const isOpen = useAtomValue(handle.cardIn) === 'list' && active
  // A key that is pressed before the next row is drawn is about that row.
  const current = () => store.get(handle.snapshot).active?.finding ?? finding
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || (store.get(handle.cardIn) === 'list' && store.get(handle.snapshot).active !== null))
      onCardKey(event, issueKeys(current, corrections, closeToText))
  }
  return (
    <div
      className={cn(
        'group/row relative rounded-lg border bg-paper transition-colors',
        active ? 'border-control' : 'hover:bg-hover',
        isOpen && 'shadow-sheet',
      )}
    >
      <button
        type="button"
        data-card-head
        onClick={onOpen}
        // The arrow keys open each row that they lead to.
        onFocus={event => {
          if (!isOpen && event.target.matches(':focus-visible')) onOpen()
        }}
        onKeyDown={onKeyDown}
        aria-current={active || undefined}
        aria-expanded={isOpen}
        className="focus-inset grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-lg px-3 py-2.5 text-left"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className={cn('min-w-0 text-sm font-medium text-ink', !isOpen && 'truncate')}>
            {issue.message}
          </span>
          <CategoryLabel category={issue.category} className={isOpen ? '' : 'group-hover/row:opacity-0'} />
        </span>
        <Context finding={finding} />
      </button>
      {isOpen ? (
        <Open finding={finding} corrections={corrections} onKeyDown={onKeyDown} />
      ) : (
        <QuickActions finding={finding} corrections={corrections} />
      )}
    </div>
  )
}

type OpenProps = {
  finding: Finding
  corrections: Corrections
  onKeyDown: (event: KeyboardEvent) => void
}

function Open({ finding, corrections, onKeyDown }: OpenProps) {
  const details = useRef<HTMLDivElement>(null)
  const wanted = useAtomValue(corrections.handle.cardWanted)
  useLayoutEffect(() => {
    const orphaned = document.activeElement === document.body
    const head = details.current?.previousElementSibling
    if (head instanceof HTMLElement && (orphaned || wanted)) head.focus({ preventScroll: true })
    store.set(corrections.handle.cardWanted, false)
  }, [corrections, wanted])
  return (
    <div
      ref={details}
      role="group"
      aria-label={finding.issue.message}
      onKeyDown={onKeyDown}
      className="grid animate-appear gap-3 px-3 pb-3"
    >
      <Suspense>
        <IssueDetails finding={finding} corrections={corrections} showsFlagged={false} />
      </Suspense>
    </div>
  )
}

/** Accept and Dismiss by one click, under the pointer. Keys and touch open the row. */
function QuickActions({ finding, corrections }: { finding: Finding; corrections: Corrections }) {
  const { handle, accept, dismiss, editable } = corrections
  const { issue, flagged } = finding
  const stayHere = () => store.set(handle.cardIn, 'list')
  const [best] = issue.replacements
  return (
    <div className="absolute top-1 right-1 flex rounded-md bg-paper opacity-0 group-hover/row:opacity-100 focus-within:opacity-100 pointer-coarse:hidden">
      {best !== undefined && editable && (
        <button
          type="button"
          tabIndex={-1}
          title={t('accept')}
          aria-label={best === '' ? t('acceptRemoval') : t('acceptReplacement', { replacement: best })}
          onMouseDown={keepFocus}
          onClick={() => {
            stayHere()
            accept(finding, best)
          }}
          className={QUICK}
        >
          <Check className="size-4.5" aria-hidden />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        title={t('dismiss')}
        aria-label={t('dismissText', { text: flagged })}
        onMouseDown={keepFocus}
        onClick={() => {
          stayHere()
          dismiss(finding)
        }}
        className={QUICK}
      >
        <X className="size-4.5" aria-hidden />
      </button>
    </div>
  )
}

const QUICK =
  'grid size-7 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink'

function Context({ finding: { issue, flagged, blockText } }: { finding: Finding }) {
  const [replacement] = issue.replacements
  if (replacement === undefined)
    return (
      <span dir="auto" className="line-clamp-2 font-serif text-sm text-ink-soft">
        {flagged.trim()}
      </span>
    )
  const { before, after } = shownChange(flagged, replacement)
  return (
    <span dir="auto" className="line-clamp-3 font-serif text-sm text-ink-soft">
      {wholeWords(blockText.slice(0, issue.start), 'end')}
      {flagged.startsWith(' ') && !before.startsWith('␣') && ' '}
      <del className="text-ink-faint">{before}</del>
      {after !== '' && <ins className="font-semibold text-ink no-underline"> {after}</ins>}
      {wholeWords(blockText.slice(issue.end), 'start')}
    </span>
  )
}

/** The words at the start or the end of a text, with an ellipsis where more was left out. */
function wholeWords(text: string, side: 'start' | 'end'): string {
  if (text.length <= CONTEXT) return text
  return side === 'start'
    ? `${text.slice(0, CONTEXT).replace(/\S*$/, '')}…`
    : `…${text.slice(-CONTEXT).replace(/^\S*/, '')}`
}
