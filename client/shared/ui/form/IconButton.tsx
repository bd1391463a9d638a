import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { Tooltip } from '#client/shared/ui/overlay/Tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Its action: the accessible name and the tooltip. */
  label: string
  /** The equivalent key, shown in the tooltip. */
  shortcut?: string
  size?: 'sm' | 'md'
  /** For a button that stays pressed, such as Bold. */
  pressed?: boolean
  children: ReactNode
}

/** A square button with only an icon, named by its label and explained by a tooltip. */
export function IconButton({ label, shortcut, size = 'md', pressed, className, children, ...props }: Props) {
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        {...props}
        aria-label={label}
        aria-pressed={pressed}
        className={cn(
          'touch-target inline-flex shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-45 aria-expanded:bg-hover aria-expanded:text-ink aria-pressed:bg-brand-tint aria-pressed:text-brand-text [&_svg]:size-4.5',
          size === 'sm' ? 'size-8' : 'size-10',
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  )
}
