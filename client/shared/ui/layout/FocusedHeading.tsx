import { useEffect, useRef, type ReactNode } from 'react'

type Props = { className?: string; children: ReactNode }

/** The heading of something that has just appeared because of what the user did: it takes the focus and is read out. */
export function FocusedHeading({ className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className={className ?? 'text-sm font-semibold outline-none'}>
      {children}
    </h3>
  )
}
