import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { ui } from '#schema/messages/en/ui.ts'

const t = translator(ui)

/** The X that closes a dialog, a sheet or a toast. */
export function CloseButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={t('close')}
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
