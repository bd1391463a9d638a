const RADIUS = 7
const LENGTH = 2 * Math.PI * RADIUS

/** How much of the allowance is used, as a ring that fills; `share` is 0…1. */
export function QuotaRing({ share, spent }: { share: number; spent: boolean }) {
  return (
    <svg viewBox="0 0 18 18" className="size-4.5 shrink-0 -rotate-90" aria-hidden>
      <circle cx="9" cy="9" r={RADIUS} fill="none" strokeWidth="2.5" className="stroke-control/40" />
      <circle
        cx="9"
        cy="9"
        r={RADIUS}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={`${share * LENGTH} ${LENGTH}`}
        className={spent ? 'stroke-danger' : 'stroke-brand'}
        visibility={share === 0 ? 'hidden' : 'visible'}
      />
    </svg>
  )
}
