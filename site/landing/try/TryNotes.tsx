import type { Issue } from '#schema/corrections/issue.ts'
import { landing } from '#schema/messages/en/landing.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { TryState } from './tryActs.ts'

const SHOWN = 20

type Props = {
  text: string
  /** Null: nothing is known about this text. */
  state: TryState | null
  isLoading: boolean
  fix: (issue: Issue, replacement: string) => void
  retry: () => void
}

/** The findings in a text, each on a card with its replacements. */
export function TryNotes({ text, state, isLoading, fix, retry }: Props) {
  const t = useTranslator(landing)
  const issues = state?.issues ?? []
  return (
    <div className="grid content-start gap-3 border-t border-dashed p-5 lg:max-h-128 lg:overflow-y-auto lg:border-t-0 lg:border-l">
      <p role="status" className="text-sm text-ink-soft">
        {t(`try.status.${statusOf(state, isLoading)}`, { count: issues.length })}
      </p>
      {state?.status === 'stopped' && (
        <button type="button" onClick={retry} className={`${buttonClass({ variant: 'secondary' })} w-fit`}>
          {t('try.again')}
        </button>
      )}
      <ul className="grid gap-3">
        {issues.slice(0, SHOWN).map(issue => (
          <li
            key={issue.id}
            className={`category-${issue.category} grid gap-1.5 rounded-lg border bg-desk/60 p-3`}
          >
            <CategoryLabel category={issue.category} className="w-fit" />
            <p className="text-sm">{issue.message}</p>
            <div className="flex flex-wrap gap-2">
              {distinct(issue.replacements).map(replacement => (
                <button
                  key={replacement}
                  type="button"
                  onClick={() => fix(issue, replacement)}
                  aria-label={nameOf(issue, replacement)}
                  className={`${buttonClass({ variant: 'secondary', size: 'sm' })} max-w-full`}
                >
                  <span className="truncate">{replacement === '' ? t('try.remove') : replacement}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {issues.length > SHOWN && <p className="text-sm text-ink-soft">{t('try.more')}</p>}
    </div>
  )

  function nameOf({ start, end }: Issue, replacement: string): string {
    const found = text.slice(start, end)
    return replacement === ''
      ? t('try.removeName', { text: found })
      : t('try.fixName', { text: found, replacement })
  }
}

/** Leaves out those that differ from an earlier one by the form of an apostrophe alone. */
const distinct = (replacements: readonly string[]): string[] =>
  [...new Map(replacements.toReversed().map(text => [text.replaceAll('’', "'"), text])).values()].toReversed()

function statusOf(state: TryState | null, isLoading: boolean) {
  if (isLoading || state?.status === 'loading') return 'loading'
  if (!state || state.status === 'waiting') return 'waiting'
  if (state.status !== 'done') return state.status
  if (state.issues.length > 0) return 'found'
  return state.isForeign ? 'foreign' : 'none'
}
