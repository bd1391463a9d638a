import { BookPlus, Check, X } from 'lucide-react'
import type { Ref } from 'react'

import { onCardKey, type CardActions } from '#client/editor/review/cardKeys.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { cn } from '#client/shared/ui/cn.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import type { Finding } from './findings.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(corrections)

type Props = {
  finding: Finding
  corrections: Corrections
  ref?: Ref<HTMLDivElement>
  className?: string
  onClose: () => void
}

/**
 * One correction: the text, its replacements, the reason, and the actions. Every action has a key.
 */
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
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('replacements')}>
        <del className="font-serif text-base text-ink-faint decoration-1">{shown(flagged)}</del>
        {issue.replacements.map((replacement, index) => (
          <Button
            key={replacement}
            size="sm"
            variant={index === 0 ? 'ink' : 'secondary'}
            disabled={!editable}
            title={t('acceptKey', { key: index === 0 ? 'Enter' : `${index + 1}` })}
            aria-label={replacement === '' ? t('acceptRemoval') : t('acceptReplacement', { replacement })}
            className="h-auto min-h-8 max-w-full py-1 text-left font-serif text-base! whitespace-normal"
            onMouseDown={keepFocus}
            onClick={() => accept(finding, replacement)}
          >
            {replacement === '' ? t('remove') : shown(replacement)}
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
            <Check aria-hidden /> {t('accept')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onMouseDown={keepFocus} onClick={() => dismiss(finding)}>
          <X aria-hidden /> {t('dismiss')}
        </Button>
        {issue.category === 'spelling' && (
          <Button size="sm" variant="ghost" onMouseDown={keepFocus} onClick={() => addWord(finding)}>
            <BookPlus aria-hidden /> {t('addWord')}
          </Button>
        )}
      </div>
    </div>
  )
}

// The cursor stays in the text when a card is clicked.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** Returns the text; white space alone is made visible. */
const shown = (text: string): string =>
  text.trim() === '' ? text.replaceAll(' ', '␣').replaceAll('\n', '↵') : text
