type Props = {
  share: number
  /** The share of a full bar. */
  most?: number
}

/** A share as a bar. The headline of its card says the value. */
export function ShareBar({ share, most = 1 }: Props) {
  return (
    <div aria-hidden className="h-2 rounded-full bg-sunk">
      <div
        className="h-full rounded-full bg-brand"
        style={{ width: `${Math.min(100, (share / most) * 100)}%` }}
      />
    </div>
  )
}
