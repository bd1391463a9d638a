import { Check, X } from 'lucide-react'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'

import type { Finding } from './findings.ts'
import { keepFocus } from './keepFocus.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(messages)

/** Accept and Dismiss by one click, under the pointer. Keys and touch open the row. */
export function QuickActions({ finding, corrections }: { finding: Finding; corrections: Corrections }) {
  const { handle, accept, dismiss, editable } = corrections
  const { issue, flagged } = finding
  const stayHere = () => store.set(handle.cardIn, 'list')
  const [best] = issue.replacements
  return (
    <div className="absolute top-1 right-1 flex rounded-md bg-paper opacity-0 group-hover/card:opacity-100 focus-within:opacity-100 pointer-coarse:hidden">
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
