import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = { className: string; children: ReactNode }

/**
 * A text that scrolls when it is long. It is focusable, since it could not be scrolled by key
 * otherwise.
 */
export function ScrolledText({ className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by key (WCAG 2.1.1)
    <p tabIndex={0} className={cn('overflow-y-auto font-serif text-base whitespace-pre-wrap', className)}>
      {children}
    </p>
  )
}
