import { Sparkles } from 'lucide-react'
import { useMemo } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { issueCategory, type IssueCategory } from '#schema/corrections/issue.ts'
import { corrections } from '#schema/messages/en/corrections.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'

import { safeCount } from './commands.ts'
import type { Finding } from './findings.ts'

const t = translator(corrections)

type Props = {
  findings: readonly Finding[]
  /** The category that the list is limited to. */
  chosen: IssueCategory | null
  onChoose: (category: IssueCategory) => void
  /** Null if the reader may not change the text. */
  onFixAllSafe: (() => void) | null
}

/** How many issues there are of each category, and the button that fixes all safe ones. */
export function IssueCounts({ onFixAllSafe, ...filters }: Props) {
  const { findings } = filters
  const safe = useMemo(() => safeCount(findings), [findings])
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4">
      <Filters {...filters} />
      {onFixAllSafe && safe > 0 && (
        <Button size="sm" title={t('fixAllSafeHint')} onClick={onFixAllSafe}>
          <Sparkles aria-hidden /> {t('fixAllSafe', { count: safe })}
        </Button>
      )}
    </div>
  )
}

/** The number of findings of each category. A pressed one limits the list to its findings. */
function Filters({ findings, chosen, onChoose }: Omit<Props, 'onFixAllSafe'>) {
  const counts = useMemo(() => {
    const found = new Map<IssueCategory, number>()
    for (const { issue } of findings) found.set(issue.category, (found.get(issue.category) ?? 0) + 1)
    return found
  }, [findings])
  return (
    <Roving role="group" aria-label={t('filters')} className="-ml-2 flex flex-wrap gap-1">
      {issueCategory.options.map(
        category =>
          counts.has(category) && (
            <button
              key={category}
              type="button"
              aria-pressed={category === chosen}
              title={t(category === chosen ? 'showAll' : 'showOnly')}
              onClick={() => onChoose(category)}
              className="touch-target inline-flex h-7 items-baseline gap-1 rounded-full border border-transparent px-2 text-xs leading-6.5 text-ink-faint tabular-nums transition-colors hover:bg-hover aria-pressed:border-control aria-pressed:bg-hover aria-pressed:text-ink"
            >
              <CategoryLabel category={category} /> {counts.get(category)}
            </button>
          ),
      )}
    </Roving>
  )
}
