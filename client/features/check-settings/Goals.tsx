import { useAtomValue, type Atom } from 'jotai'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { goals } from '#schema/messages/en/goals.ts'

import { GoalsPopover } from './GoalsPopover.tsx'
import type { LanguageFieldProps } from './LanguageField.tsx'
import { languagesIn, summaryOf } from './summary.ts'

const t = translator(goals)

type Props = Pick<LanguageFieldProps, 'writing' | 'editable' | 'onChange'> & {
  /**
   * The codes of the languages that are checked, the most frequent first, with spaces between them.
   */
  languages: Atom<string>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A summary of how the document is checked. It opens the form that changes it. */
export function Goals({ languages, ...form }: Props) {
  const checked = useAtomValue(languages)
  return (
    <GoalsPopover
      {...form}
      checked={languagesIn(checked, form.writing)}
      trigger={
        <button
          type="button"
          className="focus-inset flex h-10 w-full shrink-0 items-center gap-2 border-b px-4 text-left text-sm transition-colors hover:bg-hover aria-expanded:bg-hover pointer-coarse:h-11"
        >
          <SlidersHorizontal className="size-4 shrink-0 text-ink-faint" aria-hidden />
          <span className="font-medium">{t('title')}</span>
          <span className="min-w-0 grow truncate text-right text-xs text-ink-soft">
            {summaryOf(form.writing, checked)}
          </span>
          <ChevronDown className="size-3.5 shrink-0 text-ink-faint" aria-hidden />
        </button>
      }
    />
  )
}
