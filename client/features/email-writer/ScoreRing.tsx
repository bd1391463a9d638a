type Props = {
  /** 0…100 */
  score: number
  label: string
}

/** The circumference of the ring is 100. */
const RADIUS = 100 / (2 * Math.PI)

/** A score as a ring around its number. */
export function ScoreRing({ score, label }: Props) {
  return (
    <div role="img" aria-label={label} className="relative size-12 shrink-0">
      <svg viewBox="0 0 40 40" className="size-full -rotate-90" aria-hidden>
        <circle cx="20" cy="20" r={RADIUS} fill="none" stroke="var(--sunk)" strokeWidth="4" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          fill="none"
          stroke="var(--brand-fill)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${score} 100`}
        />
      </svg>
      <span
        aria-hidden
        className="absolute inset-0 flex items-center justify-center text-sm font-semibold tabular-nums"
      >
        {score}
      </span>
    </div>
  )
}
