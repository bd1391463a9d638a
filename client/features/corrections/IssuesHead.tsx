import { useAtomValue } from 'jotai'
import { CirclePause, Sparkles } from 'lucide-react'
import { memo, useDeferredValue, useEffect } from 'react'

import { store } from '#client/shared/lib/store.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { Roving } from '#client/shared/ui/layout/Roving.tsx'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { issueCategory, type IssueCategory } from '#schema/corrections/issue.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { safeCount } from './commands.ts'
import type { Finding } from './findings.ts'
import { limitOf } from './listed.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(corrections)

/** Above the cards: how many issues there are of each category, and the button that fixes all safe ones. */
export function IssuesHead({ corrections }: { corrections: Corrections }) {
  const { handle, editable, fixAllSafe, open } = corrections
  const snapshot = useAtomValue(handle.snapshot)
  const status = useAtomValue(handle.status)
  const category = useAtomValue(handle.category)
  // A long list is counted when there is time; typing does not wait for it.
  const { findings } = useDeferredValue(snapshot)
  const safe = safeCount(findings)
  const limit = limitOf(findings, category)
  useEffect(() => {
    // Later findings of a category that was finished must not limit the list again.
    if (limit === null && findings.length > 0) store.set(handle.category, null)
  }, [handle, limit, findings])
  const choose = (chosen: IssueCategory) => {
    open(null)
    store.set(handle.category, chosen === limit ? null : chosen)
  }
  return (
    <>
      {status === 'paused' && <Paused onRetry={handle.retry} />}
      {findings.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4">
          <Filters findings={findings} chosen={limit} onChoose={choose} />
          {editable && safe > 0 && (
            <Button size="sm" title={t('fixAllSafeHint')} onClick={fixAllSafe}>
              <Sparkles aria-hidden /> {t('fixAllSafe', { count: safe })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type FiltersProps = {
  findings: readonly Finding[]
  chosen: IssueCategory | null
  onChoose: (category: IssueCategory) => void
}

/** The number of findings of each category. A pressed one limits the list to its findings. */
const Filters = memo(({ findings, chosen, onChoose }: FiltersProps) => {
  const count = (category: IssueCategory) =>
    findings.filter(finding => finding.issue.category === category).length
  return (
    <Roving role="group" aria-label={t('filters')} className="-ml-2 flex flex-wrap gap-1">
      {issueCategory.options.map(category =>
        count(category) === 0 ? null : (
          <button
            key={category}
            type="button"
            aria-pressed={category === chosen}
            title={t(category === chosen ? 'showAll' : 'showOnly')}
            onClick={() => onChoose(category)}
            className="touch-target inline-flex h-7 items-baseline gap-1 rounded-full border border-transparent px-2 text-xs leading-6.5 text-ink-faint tabular-nums transition-colors hover:bg-hover aria-pressed:border-control aria-pressed:bg-hover aria-pressed:text-ink"
          >
            <CategoryLabel category={category} /> {count(category)}
          </button>
        ),
      )}
    </Roving>
  )
})

function Paused({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CirclePause />}
      title={t('paused')}
      description={t('pausedText')}
      action={
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
