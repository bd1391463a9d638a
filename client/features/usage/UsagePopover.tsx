import * as Popover from 'radix-ui/popover'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { planUsage } from '#schema/messages/en/planUsage.ts'

import { PlanUsage } from './PlanUsage.tsx'

const t = translator(planUsage)

/** The plan's usage, under the counter of the header. */
export function UsagePopover({ trigger }: { trigger: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('title')}
          className="z-50 w-72 animate-appear rounded-xl border bg-paper p-4 text-ink shadow-float"
        >
          <PlanUsage />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
