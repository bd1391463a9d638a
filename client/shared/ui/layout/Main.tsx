import { useEffect, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import { focusMain, MAIN_ID } from '#client/shared/ui/focus.ts'

/**
 * The main part of a page. It takes the focus when the link or button that led here is gone.
 */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  useEffect(focusMain, [])
  return (
    <main id={MAIN_ID} tabIndex={-1} className={cn('outline-none', className)}>
      {children}
    </main>
  )
}
