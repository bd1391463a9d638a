import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from './cn.ts'

/** A choice among many; the system's own list, which every device shows as it does best. Wrap it in a Field. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative w-full', className)}>
      <select
        {...props}
        className="h-10 w-full min-w-0 appearance-none truncate rounded-lg border border-control bg-paper pr-9 pl-3 text-base text-ink transition-colors hover:border-ink-faint disabled:opacity-55 pointer-coarse:h-11 sm:text-sm"
      />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
        aria-hidden
      />
    </div>
  )
}
