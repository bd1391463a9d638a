import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentProps } from 'react'

import { useStore } from '#client/shared/hooks/useStore.ts'
import type { Store } from '#client/shared/lib/store.ts'
import type { WritingChange, WritingSettings } from '#schema/writing/settings.ts'

import { summaryOf } from './summary.ts'

// Most people never open it.
const GoalsPopover = lazy(async () => ({ default: (await import('./GoalsPopover.tsx')).GoalsPopover }))

export type GoalsProps = {
  writing: WritingSettings
  /** The codes of the languages that are checked, the most frequent first, with spaces between them. */
  languages: Store<string>
  /** Whether the reader may change how the document is checked. */
  editable: boolean
  onChange: (change: WritingChange) => void
}

/** How the document is checked, in a few words, and the door to changing that. */
export function Goals(props: GoalsProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const languages = useStore(props.languages)
  const summary = summaryOf(props.writing, languages)
  const load = () => {
    setWanted(true)
    setOpen(true)
  }
  const button = <GoalsButton summary={summary} />
  return wanted ? (
    <Suspense fallback={<GoalsButton summary={summary} aria-busy />}>
      <GoalsPopover {...props} languages={languages} open={open} onOpenChange={setOpen} trigger={button} />
    </Suspense>
  ) : (
    <GoalsButton summary={summary} aria-haspopup="dialog" aria-expanded={false} onClick={load} />
  )
}

function GoalsButton({ summary, ...props }: ComponentProps<'button'> & { summary: string }) {
  return (
    <button
      {...props}
      type="button"
      className="focus-inset flex h-10 w-full shrink-0 items-center gap-2 px-4 text-left text-sm transition-colors hover:bg-hover aria-expanded:bg-hover pointer-coarse:h-11"
    >
      <SlidersHorizontal className="size-4 shrink-0 text-ink-faint" aria-hidden />
      <span className="font-medium text-ink-soft">Goals</span>
      <span className="min-w-0 grow truncate text-right text-xs text-ink-faint">{summary}</span>
      <ChevronDown className="size-3.5 shrink-0 text-ink-faint" aria-hidden />
    </button>
  )
}
