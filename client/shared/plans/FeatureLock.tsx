import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { plans } from '#schema/messages/en/plans.ts'

const t = translator(plans)

type Props = {
  /** See useFeatureLock.ts. Null until the plans are loaded. */
  text: string | null
  /** Further words, such as what the feature is for. */
  children?: ReactNode
}

/** A notice that another plan is needed, and which one. */
export function FeatureLock({ text, children }: Props) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-lg bg-warning-tint px-3.5 py-3 text-sm text-warning"
    >
      <Lock className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {text} {children}{' '}
        <a href="/pricing" className="font-medium underline underline-offset-4">
          {t('seePlans')}
        </a>
      </span>
    </p>
  )
}
