import { Suspense, type ReactNode } from 'react'

import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Popover } from '#client/shared/ui/overlay/Popover.tsx'
import { goals } from '#schema/messages/en/goals.ts'

import type { GoalsFormProps } from './GoalsForm.tsx'

const t = translator(goals)

// Reads the list of languages, which may take longer than the popover.
const GoalsForm = onDemand(async () => (await import('./GoalsForm.tsx')).GoalsForm, { ahead: true })

type Props = Omit<GoalsFormProps, 'onDone'> & {
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The form of the goals, under its button. */
export function GoalsPopover({ trigger, open, onOpenChange, ...form }: Props) {
  return (
    <Popover
      label={t('title')}
      className="scroll-pb-20"
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <GoalsForm {...form} onDone={() => onOpenChange(false)} />
      </Suspense>
    </Popover>
  )
}
