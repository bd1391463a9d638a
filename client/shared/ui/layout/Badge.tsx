import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

const KINDS = {
  neutral: 'bg-sunk text-ink-soft',
  brand: 'bg-(image:--brand-gradient-fill) text-white',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
}

type Props = { kind?: keyof typeof KINDS; className?: string; children: ReactNode }

/** A short word in a pill: a plan, a role, a state. */
export function Badge({ kind = 'neutral', className, children }: Props) {
  return (
    <span
      className={cn(
        'inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        KINDS[kind],
        className,
      )}
    >
      {children}
    </span>
  )
}
