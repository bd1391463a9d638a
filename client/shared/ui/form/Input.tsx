import type { ComponentProps } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

/** A one-line text field. Wrap it in a Field for a label, a hint and an error. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className={cn(
        'h-10 w-full min-w-0 rounded-lg border border-control bg-paper px-3 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint disabled:opacity-55 aria-invalid:border-danger pointer-coarse:h-11 sm:text-sm',
        className,
      )}
    />
  )
}
