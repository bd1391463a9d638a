import { cn } from '#client/shared/ui/cn.ts'

/** A grey shape where something is about to be; give it the size of that thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-lg bg-sunk', className)} />
}
