import type { ReactNode } from 'react'

type Props = { className?: string }

/** An icon in the color and size of its place. It stands next to words that say the same. */
export const drawnWith = (strokes: ReactNode) =>
  function Icon({ className }: Props) {
    return (
      <svg
        aria-hidden
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        {strokes}
      </svg>
    )
  }
