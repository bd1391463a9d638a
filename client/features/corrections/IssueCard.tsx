import { BookPlus, Check, X } from 'lucide-react'
import type { Ref } from 'react'

import { onCardKey, type CardActions } from '#client/editor/review/cardKeys.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { cn } from '#client/shared/ui/cn.ts'

import type { Finding } from './findings.ts'
import type { Corrections } from './useCorrections.ts'

type Props = {
  finding: Finding
  corrections: Corrections
  ref?: Ref<HTMLDivElement>
  className?: string
  onClose: () => void
}

/** One correction: what is, what it would become, why, and what can be done about it. All of it works by key. */
export function IssueCard({ finding, corrections, ref, className, onClose }: Props) {
  const { issue, flagged } = finding
  const { accept, dismiss, addWord, editable } = corrections
  const actions: CardActions = {
    choose: index => {
      const replacement = issue.replacements[index]
      if (replacement !== undefined) accept(finding, replacement)
      return replacement !== undefined
    },
    dismiss: () => dismiss(finding),
    close: onClose,
    letters: {
      d: () => {
        if (issue.category === 'spelling') addWord(finding)
        return issue.category === 'spelling'
      },
    },
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`${issue.message}: ${flagged}`}
      tabIndex={-1}
      onKeyDown={event => onCardKey(event, actions)}
      className={cn('grid gap-3 p-4 outline-none', className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <CategoryLabel category={issue.category} />
        <span className="text-right text-xs text-ink-faint">{issue.message}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Replacements">
        <del className="font-serif text-base text-ink-faint decoration-1">{shown(flagged)}</del>
        {issue.replacements.map((replacement, index) => (
          <Button
            key={replacement}
            size="sm"
            variant={index === 0 ? 'ink' : 'secondary'}
            disabled={!editable}
            title={`Accept (${index === 0 ? 'Enter' : index + 1})`}
            aria-label={`Accept: ${replacement === '' ? 'remove it' : replacement}`}
            className="h-auto min-h-8 max-w-full py-1 text-left font-serif text-base! whitespace-normal"
            onMouseDown={keepFocus}
            onClick={() => accept(finding, replacement)}
          >
            {replacement === '' ? 'Remove' : shown(replacement)}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{issue.explanation}</p>
      <div className="-mb-1 -ml-2 flex flex-wrap gap-1">
        {issue.replacements[0] !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            disabled={!editable}
            onMouseDown={keepFocus}
            onClick={() => accept(finding, issue.replacements[0] ?? flagged)}
          >
            <Check aria-hidden /> Accept
          </Button>
        )}
        <Button size="sm" variant="ghost" onMouseDown={keepFocus} onClick={() => dismiss(finding)}>
          <X aria-hidden /> Dismiss
        </Button>
        {issue.category === 'spelling' && (
          <Button size="sm" variant="ghost" onMouseDown={keepFocus} onClick={() => addWord(finding)}>
            <BookPlus aria-hidden /> Add to dictionary
          </Button>
        )}
      </div>
    </div>
  )
}

// The caret stays in the text when a card is clicked.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** Text with its spaces made visible where there is nothing else to see. */
const shown = (text: string): string =>
  text.trim() === '' ? text.replaceAll(' ', '␣').replaceAll('\n', '↵') : text
