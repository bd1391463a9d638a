import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import type { Store } from '#client/shared/lib/store.ts'
import { Popover } from '#client/shared/ui/overlay/Popover.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { goals } from '#schema/messages/en/goals.ts'

import type { GoalsFormProps } from './GoalsForm.tsx'
import { languagesIn, summaryOf } from './summary.ts'

const t = translator(goals)

// Most users never open the form.
const GoalsForm = onDemand(async () => (await import('./GoalsForm.tsx')).GoalsForm)

type Props = Pick<GoalsFormProps, 'writing' | 'editable' | 'onChange'> & {
  /** The codes of the languages that are checked, the most frequent first, with spaces between them. */
  languages: Store<string>
}

/** A summary of how the document is checked. It opens the form that changes it. */
export function Goals({ languages, ...form }: Props) {
  const [open, setOpen] = useState(false)
  const checked = useStore(languages)
  return (
    <Popover
      label={t('title')}
      className="scroll-pb-20"
      open={open}
      onOpenChange={setOpen}
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
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <GoalsForm {...form} onDone={() => setOpen(false)} checked={languagesIn(checked, form.writing)} />
      </Suspense>
    </Popover>
  )
}
