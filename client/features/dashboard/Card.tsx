import { useId, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode }

/** A part of the dashboard with its heading. */
export function Card({ title, aside, className, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('grid min-w-0 content-start gap-4 rounded-xl bg-paper p-5 shadow-sheet', className)}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-sm font-semibold text-ink-soft">
          {title}
        </h2>
        {aside && <p className="text-sm text-ink-faint">{aside}</p>}
      </header>
      {children}
    </section>
  )
}
