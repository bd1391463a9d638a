import { BookPlus, Check, Ellipsis, X } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { isDeep, isWordToLearn } from '#schema/corrections/issue.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'

import type { Finding } from './findings.ts'
import { RuleMenu, WordMenu } from './IssueMenus.tsx'
import { keepFocus } from './keepFocus.ts'
import { LearnMore } from './LearnMore.tsx'
import { shownChange } from './shownChange.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(messages)

type Props = { finding: Finding; corrections: Corrections; showsFlagged?: boolean }

/** The replacements of a correction, the reason, and the actions. Every action has a key. */
export function IssueDetails({ finding, corrections, showsFlagged = true }: Props) {
  const { issue, flagged } = finding
  const { accept, dismiss, editable, kind } = corrections
  const [best] = issue.replacements
  return (
    <>
      {(best !== undefined || showsFlagged) && (
        <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('replacements')}>
          {showsFlagged && <Flagged finding={finding} />}
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
              {replacement === '' ? t('remove') : shownChange(flagged, replacement).after}
            </Button>
          ))}
        </div>
      )}
      <div className="grid gap-1 text-sm text-ink-soft">
        <p>{issue.explanation}</p>
        <LearnMore issue={issue} />
      </div>
      <div className="-mb-1 -ml-2 flex flex-wrap gap-1">
        {best !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            disabled={!editable}
            title={t('acceptKey', { key: 'Enter' })}
            onMouseDown={keepFocus}
            onClick={() => accept(finding, best)}
          >
            <Check aria-hidden /> {t('accept')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          title={t('dismissKey')}
          onMouseDown={keepFocus}
          onClick={() => dismiss(finding)}
        >
          <X aria-hidden /> {t('dismiss')}
        </Button>
        {isWordToLearn(issue, flagged) && (
          <WordMenu
            trigger={
              <Button size="sm" variant="ghost" title={t(`addWordKey.${kind}`)}>
                <BookPlus aria-hidden /> {t('addWord')}
              </Button>
            }
            finding={finding}
            corrections={corrections}
          />
        )}
        {!isDeep(issue) && (
          <RuleMenu
            trigger={
              <button
                type="button"
                aria-label={t('moreActions')}
                title={t('moreActions')}
                className="touch-target inline-flex size-8 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-hover"
              >
                <Ellipsis className="size-4" aria-hidden />
              </button>
            }
            finding={finding}
            corrections={corrections}
          />
        )}
      </div>
    </>
  )
}

/** The text that a replacement strikes out. A text without one, such as a long sentence, stays whole. */
function Flagged({ finding: { issue, flagged } }: { finding: Finding }) {
  const [best] = issue.replacements
  if (best === undefined)
    return <span className="line-clamp-3 font-serif text-base text-ink">{flagged.trim()}</span>
  const { before } = shownChange(flagged, best)
  return <del className="font-serif text-base text-ink-faint decoration-1">{before}</del>
}
