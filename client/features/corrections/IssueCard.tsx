import type { Ref } from 'react'

import { onCardKey } from '#client/editor/review/cardKeys.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { isDeep } from '#schema/corrections/issue.ts'
import { corrections as messages } from '#schema/messages/en/corrections.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'

import type { Finding } from './findings.ts'
import { IssueDetails } from './IssueDetails.tsx'
import { issueKeys } from './issueKeys.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(messages)

type Props = {
  finding: Finding
  corrections: Corrections
  ref?: Ref<HTMLDivElement>
  onClose: () => void
}

/** One correction over the text: its title, the replacements, the reason and the actions. */
export function IssueCard({ finding, corrections, ref, onClose }: Props) {
  const { issue, flagged } = finding
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`${issue.message}: ${flagged}`}
      tabIndex={-1}
      onKeyDown={event =>
        onCardKey(
          event,
          issueKeys(() => finding, corrections, onClose),
        )
      }
      className="grid gap-3 p-4 outline-none"
    >
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold text-ink">{issue.message}</span>
        <span className="inline-flex shrink-0 items-baseline gap-1.5">
          {isDeep(issue) && <Badge>{t('byAi')}</Badge>}
          <CategoryLabel category={issue.category} />
        </span>
      </div>
      <IssueDetails finding={finding} corrections={corrections} />
    </div>
  )
}
