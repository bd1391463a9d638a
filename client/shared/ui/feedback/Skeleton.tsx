import { cn } from '#client/shared/ui/cn.ts'

/** A gray placeholder. Use the size of the expected content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-lg bg-sunk', className)} />
}
