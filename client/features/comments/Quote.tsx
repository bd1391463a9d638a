import type { ReactNode } from 'react'

/** The text that a comment is on. */
export const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote
    dir="auto"
    className="line-clamp-2 border-s-2 border-(--comment-mark) ps-2 text-sm break-words text-ink-soft"
  >
    {children}
  </blockquote>
)
