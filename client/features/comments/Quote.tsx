import type { ReactNode } from 'react'

/** The text that a comment is on. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className="line-clamp-2 border-l-2 border-(--comment-mark) pl-2 text-sm break-words text-ink-soft">
    {children}
  </blockquote>
)
