import { useEffect, useRef, type ReactNode } from 'react'

type Props = { className?: string; children: ReactNode }

/** The heading of new content after a user's action. It takes the focus and is announced. */
export function FocusedHeading({ className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={className ?? 'text-sm font-semibold outline-none'}>
      {children}
    </h3>
  )
}
