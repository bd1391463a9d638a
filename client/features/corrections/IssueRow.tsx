import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Card } from '#client/editor/review/Card.tsx'
import { onCardKey } from '#client/editor/review/cardKeys.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { isDeep } from '#schema/corrections/issue.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'

import type { Finding } from './findings.ts'
import { IssueDetails } from './IssueDetails.tsx'
import { issueKeys } from './issueKeys.ts'
import { QuickActions } from './QuickActions.tsx'
import { shownChange } from './shownChange.ts'
import type { Corrections } from './useCorrections.ts'

/** Characters that are shown on each side of an issue. */
const CONTEXT = 28

const t = translator(messages)

type Props = { finding: Finding; active: boolean; corrections: Corrections; onOpen: () => void }

/**
 * An issue in the review queue, with the words around it. It opens in place, unless its card is open
 * over the text.
 */
export function IssueRow({ finding, active, corrections, onOpen }: Props) {
  const { issue } = finding
  const { handle, closeToText } = corrections
  const [isNear, setNear] = useState(false)
  const isOpen = useAtomValue(handle.cardIn) === 'list' && active
  // A key that is pressed before the next row is drawn is about that row.
  const current = () => store.get(handle.snapshot).active?.finding ?? finding
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || (store.get(handle.cardIn) === 'list' && store.get(handle.snapshot).active !== null))
      onCardKey(event, issueKeys(current, corrections, closeToText))
  }
  return (
    <Card
      isOpen={isOpen}
      isCurrent={active}
      onOpen={onOpen}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      head={
        <>
          <span className="flex items-baseline justify-between gap-2">
            <span className="min-w-0 text-sm font-medium text-ink">{issue.message}</span>
            <span className="inline-flex shrink-0 items-baseline gap-1.5">
              {isDeep(issue) && <Badge>{t('byAi')}</Badge>}
              <CategoryLabel
                category={issue.category}
                className={isOpen ? '' : 'group-hover/card:opacity-0'}
              />
            </span>
          </span>
          <Context finding={finding} />
        </>
      }
    >
      {isOpen ? (
        <Open finding={finding} corrections={corrections} onKeyDown={onKeyDown} />
      ) : (
        isNear && <QuickActions finding={finding} corrections={corrections} />
      )}
    </Card>
  )
}

type OpenProps = {
  finding: Finding
  corrections: Corrections
  onKeyDown: (event: KeyboardEvent) => void
}

function Open({ finding, corrections, onKeyDown }: OpenProps) {
  const details = useRef<HTMLDivElement>(null)
  const { snapshot, cardWanted } = corrections.handle
  const wanted = useAtomValue(cardWanted)
  useLayoutEffect(() => {
    // A long list is drawn late: until then, the row before this one is still open.
    if (store.get(snapshot).active?.finding.key !== finding.key) return
    const orphaned = document.activeElement === document.body
    const head = details.current?.previousElementSibling
    if (head instanceof HTMLElement && (orphaned || wanted)) head.focus({ preventScroll: true })
    store.set(cardWanted, false)
  }, [snapshot, cardWanted, wanted, finding.key])
  return (
    <div
      ref={details}
      role="group"
      aria-label={finding.issue.message}
      onKeyDown={onKeyDown}
      className="grid animate-appear gap-3 px-3 pb-3"
    >
      <IssueDetails finding={finding} corrections={corrections} showsFlagged={false} />
    </div>
  )
}

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
