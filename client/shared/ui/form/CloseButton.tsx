import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

/** The cross that closes a dialog, a sheet or a toast. */
export function CloseButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Close"
      {...props}
      className={cn(
        'touch-target inline-flex size-8 shrink-0 items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-hover hover:text-ink',
        className,
      )}
    >
      <X className="size-4" aria-hidden />
    </button>
  )
}
