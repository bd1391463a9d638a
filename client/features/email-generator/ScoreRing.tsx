import { Ring } from '#client/shared/ui/layout/Ring.tsx'

type Props = {
  /** 0…100 */
  score: number
  label: string
}

/** A score as a ring around its number. */
export function ScoreRing({ score, label }: Props) {
  return (
    <div role="img" aria-label={label} className="relative size-12 shrink-0">
      <Ring share={score / 100} width={1.75} className="size-full" stroke="stroke-brand-fill" />
      <span
        aria-hidden
        className="absolute inset-0 flex items-center justify-center text-sm font-semibold tabular-nums"
      >
        {score}
      </span>
    </div>
  )
}
