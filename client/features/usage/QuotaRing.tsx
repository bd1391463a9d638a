import { Ring } from '#client/shared/ui/layout/Ring.tsx'

/** How much of the allowance is used; `share` is 0…1. */
export function QuotaRing({ share, spent }: { share: number; spent: boolean }) {
  return <Ring share={share} className="size-4.5" stroke={spent ? 'stroke-danger' : 'stroke-brand'} />
}
