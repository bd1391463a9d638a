import { shownKeys } from '#client/shared/lib/shownKeys.ts'
import { cn } from '#client/shared/ui/cn.ts'

type Props = {
  /** Keys joined by `+`: `Alt+↓`, `Ctrl+J`. A Mac shows its own signs. */
  keys: string
  /** On a dark background, such as a tooltip. */
  inverse?: boolean
  className?: string
}

/** A keyboard shortcut. Hidden on touch devices, which have no such keys, and where there is little room. */
export function Kbd({ keys, inverse = false, className }: Props) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 items-center pointer-coarse:hidden max-sm:hidden rounded border px-1.5 font-sans text-xs font-medium whitespace-nowrap',
        inverse ? 'border-ink-inverse/30 text-ink-inverse' : 'border-line bg-desk text-ink-soft',
        className,
      )}
    >
      {shownKeys(keys)}
    </kbd>
  )
}
