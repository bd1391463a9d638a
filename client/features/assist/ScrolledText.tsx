import type { ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

type Props = { className: string; children: ReactNode }

/** Leaves room for the rest of the card in the sheet of a phone. */
const LOOK = 'max-h-[27dvh] overflow-y-auto font-serif text-base whitespace-pre-wrap sm:max-h-72'

/**
 * Scrolls when the text is long. It is focusable, so that keyboard users can scroll it.
 */
export function ScrolledText({ className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1)
    <p tabIndex={0} className={cn(LOOK, className)}>
      {children}
    </p>
  )
}
