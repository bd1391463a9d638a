import { useAtomValue } from 'jotai'
import { CirclePause, Sparkles } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef } from 'react'

import { Button } from '#client/shared/ui/form/Button.tsx'
import { CategoryLabel } from '#client/shared/ui/layout/CategoryLabel.tsx'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { issueCategory, type IssueCategory } from '#schema/corrections/issue.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { safeCount } from './commands.ts'
import type { Finding } from './findings.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(corrections)

/** Above the cards: how many issues there are, and the button that fixes all safe ones. */
export function IssuesHead({ corrections }: { corrections: Corrections }) {
  const { handle, editable, fixAllSafe, focusText } = corrections
  const snapshot = useAtomValue(handle.snapshot)
  const status = useAtomValue(handle.status)
  // A long list is counted when there is time; typing does not wait for it.
  const { findings } = useDeferredValue(snapshot)
  const safe = safeCount(findings)
  const pressed = useRef(false)
  useEffect(() => {
    if (safe > 0 || !pressed.current) return
    pressed.current = false
    // The button had the focus and is gone.
    if (document.activeElement === document.body) focusText()
  }, [safe, focusText])
  const fix = () => {
    pressed.current = true
    fixAllSafe()
  }
  return (
    <>
      {status === 'paused' && <Paused onRetry={handle.retry} />}
      {findings.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-4">
          <Counts findings={findings} />
          {editable && safe > 0 && (
            <Button size="sm" title={t('fixAllSafeHint')} onClick={fix}>
              <Sparkles aria-hidden /> {t('fixAllSafe', { count: safe })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const Counts = memo(({ findings }: { findings: readonly Finding[] }) => {
  const count = (category: IssueCategory) =>
    findings.filter(finding => finding.issue.category === category).length
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1" aria-live="off">
      {issueCategory.options.map(category =>
        count(category) === 0 ? null : (
          <span
            key={category}
            className="inline-flex items-baseline gap-1 text-xs text-ink-faint tabular-nums"
          >
            <CategoryLabel category={category} /> {count(category)}
          </span>
        ),
      )}
    </p>
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
