import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A card whose content is shown after a press on its title. */
export const FoldedCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group min-w-0 rounded-xl bg-paper shadow-sheet">
    <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-xl p-4 text-sm font-semibold text-ink-soft">
      {title}
      <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
    </summary>
    <div className="grid justify-items-start gap-3 px-4 pb-4">{children}</div>
  </details>
)
