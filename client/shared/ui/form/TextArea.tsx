import type { ComponentProps } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

/**
 * A text field of several lines that grows with its text. Wrap it in a Field for a label, a hint and
 * an error.
 */
export function TextArea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      rows={rows}
      className={cn(
        'field-sizing-content w-full min-w-0 resize-y rounded-lg border border-control bg-paper px-3 py-2.5 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-faint disabled:opacity-55 aria-invalid:border-danger sm:text-sm',
        className,
      )}
    />
  )
}
