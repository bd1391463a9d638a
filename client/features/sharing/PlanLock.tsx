import { Lock } from 'lucide-react'

/** Says in place that a plan has to be another one, and which one. */
export function PlanLock({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-lg bg-warning-tint px-3.5 py-3 text-sm text-warning"
    >
      <Lock className="mt-0.5 size-4 shrink-0" aria-hidden />
      {text}
    </p>
  )
}
