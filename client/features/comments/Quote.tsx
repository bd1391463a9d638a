import type { ReactNode } from 'react'

/** The text that a comment is on. `as`: a button may hold no quotation, only words. */
export const Quote = ({
  as: Element = 'blockquote',
  children,
}: {
  as?: 'blockquote' | 'span'
  children: ReactNode
}) => (
  <Element
    dir="auto"
    className="line-clamp-2 border-s-2 border-(--comment-mark) ps-2 text-sm break-words text-ink-soft"
  >
    {children}
  </Element>
)
