import type { ReactNode } from 'react'

/** An error of a whole form, announced to screen readers when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-lg bg-danger-tint px-3.5 py-2.5 text-sm text-danger">
      {children}
    </p>
  )
}
