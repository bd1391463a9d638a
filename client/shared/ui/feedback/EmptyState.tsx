import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = {
  icon?: ReactNode
  title: string
  /** The next step for the user. */
  description?: ReactNode
  /** The button for that step. */
  action?: ReactNode
  className?: string
}

/** Shown in place of missing content: names the next step and offers it. */
export function EmptyState({ icon, title, description, action, className }: Props) {
  return (
    <div className={cn('grid justify-items-center gap-2 px-6 py-10 text-center', className)}>
      {icon && (
        <div aria-hidden className="mb-1 text-ink-faint [&_svg]:size-6 [&_svg]:stroke-[1.5]">
          {icon}
        </div>
      )}
      <p className="text-sm font-semibold text-ink">{title}</p>
      {description && <p className="max-w-72 text-sm text-ink-soft">{description}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
