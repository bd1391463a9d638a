import { cn } from '#client/shared/ui/cn.ts'

const RADIUS = 7
const LENGTH = 2 * Math.PI * RADIUS

type Props = {
  /** The part that is filled, 0…1. */
  share: number
  /** Of the line, when the ring is 18 wide. */
  width?: number
  /** The size of the ring. */
  className: string
  /** The color of the filled part: a `stroke-` class. */
  stroke: string
}

/** A ring that fills. It says nothing to screen readers. */
export function Ring({ share, width = 2.5, className, stroke }: Props) {
  return (
    <svg viewBox="0 0 18 18" className={cn('shrink-0 -rotate-90', className)} aria-hidden>
      <circle cx="9" cy="9" r={RADIUS} fill="none" strokeWidth={width} className="stroke-control/40" />
      <circle
        cx="9"
        cy="9"
        r={RADIUS}
        fill="none"
        strokeWidth={width}
        strokeLinecap="round"
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        className={stroke}
        visibility={share === 0 ? 'hidden' : 'visible'}
      />
    </svg>
  )
}
