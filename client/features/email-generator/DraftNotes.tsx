import { Info } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import type { EmailDraft } from '#schema/email-generator/contract.ts'
import { emailGenerator } from '#schema/messages/en/emailGenerator.ts'
import type { ResultItem } from '#schema/results/contract.ts'

const t = translator(emailGenerator)

type Props = {
  kept: Pick<ResultItem, 'note'> & { result: EmailDraft }
  body: string
  onShow: (start: number, end: number) => void
}

/** Remarks on a draft: facts to fill in, what had no room, and how it was made. */
export function DraftNotes({ kept: { note, result }, body, onShow }: Props) {
  const gaps = result.gaps.filter(gap => body.includes(gap))
  const notes = [
    note,
    result.note,
    result.leftOut.length > 0 && t('leftOut', { parts: result.leftOut.join('; ') }),
  ]
  const shown = notes.filter(each => typeof each === 'string')
  if (gaps.length === 0 && shown.length === 0) return null
  return (
    <ul className="grid gap-2 text-sm">
      {gaps.length > 0 && (
        <li className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-warning-tint px-3 py-2 text-warning">
          {t('gaps')}
          {gaps.map(gap => (
            <button
              key={gap}
              type="button"
              className="touch-target rounded font-medium underline underline-offset-4"
              onClick={() => onShow(body.indexOf(gap), body.indexOf(gap) + gap.length)}
            >
              {gap}
            </button>
          ))}
        </li>
      )}
      {shown.map(each => (
        <li key={each} className="flex gap-2 text-ink-soft">
          <Info className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden />
          {each}
        </li>
      ))}
    </ul>
  )
}
