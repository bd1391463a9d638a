import { cn } from '#client/shared/ui/cn.ts'

type Props = {
  /** Keys joined by `+`: `Alt+↓`, `Ctrl+J`. */
  keys: string
  /** On a dark background, such as a tooltip. */
  inverse?: boolean
  className?: string
}

/** A keyboard shortcut. Hidden on touch devices, which have no such keys. */
export function Kbd({ keys, inverse = false, className }: Props) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 items-center pointer-coarse:hidden rounded border px-1.5 font-sans text-xs font-medium whitespace-nowrap',
        inverse ? 'border-ink-inverse/30 text-ink-inverse' : 'border-line bg-desk text-ink-soft',
        className,
      )}
    >
      {keys}
    </kbd>
  )
}
