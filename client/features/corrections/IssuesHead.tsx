import { useAtomValue } from 'jotai'
import { CirclePause } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo } from 'react'

import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { IssueCategory } from '#schema/corrections/issue.ts'
import { corrections } from '#schema/messages/en/corrections.ts'

import { IssueCounts } from './IssueCounts.tsx'
import { limitOf } from './listed.ts'
import { otherDialect } from './otherDialect.ts'
import type { Corrections } from './useCorrections.ts'

const t = translator(corrections)

/** Above the cards: how many issues there are of each category, and the button that fixes all safe ones. */
export function IssuesHead({ corrections }: { corrections: Corrections }) {
  const { handle, editable, dialect, speak, fixAllSafe, open } = corrections
  const snapshot = useAtomValue(handle.snapshot)
  const status = useAtomValue(handle.status)
  const category = useAtomValue(handle.category)
  // A long list is counted when there is time; typing does not wait for it.
  const { findings } = useDeferredValue(snapshot)
  const limit = limitOf(findings, category)
  const other = useMemo(() => (speak ? otherDialect(findings, dialect) : null), [speak, findings, dialect])
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
      {speak && other && (
        <div className="flex items-center justify-between gap-3 border-b px-4 py-2.5 text-sm">
          <span className="text-ink-soft">{t(`otherDialect.${other}`)}</span>
          <Button size="sm" onClick={() => speak(other)}>
            {t(`switchDialect.${other}`)}
          </Button>
        </div>
      )}
      {status === 'paused' && <Paused onRetry={handle.retry} />}
      {findings.length > 0 && (
        <IssueCounts
          findings={findings}
          chosen={limit}
          onChoose={choose}
          onFixAllSafe={editable ? fixAllSafe : null}
        />
      )}
    </>
  )
}

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
