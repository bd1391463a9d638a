import { SearchX, WifiOff } from 'lucide-react'
import { useImperativeHandle, type Ref } from 'react'
import { useLocation } from 'wouter'

import { translator } from '#client/shared/messages/translator.ts'
import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { searchedWords } from '#schema/documents/folded.ts'
import { MATCHES_MAX } from '#schema/documents/search.ts'
import { documentSearch } from '#schema/messages/en/documentSearch.ts'

import { ResultRow } from './ResultRow.tsx'
import type { Found } from './results.ts'
import { selectMatch } from './selectMatch.ts'
import { useSearch, type Search } from './useSearch.ts'

const t = translator(documentSearch)

export type ResultsHandle = {
  /** Opens the first result. Texts that were found for earlier words are none. */
  openFirst: () => void
}

type Props = {
  ref: Ref<ResultsHandle>
  /** The searched text; not empty. */
  wanted: string
  openId: string | undefined
  onChosen: (() => void) | undefined
}

/** The documents whose titles or texts have the searched words. */
export function SearchResults({ ref, wanted, openId, onChosen }: Props) {
  const search = useSearch(wanted)
  const { titles, texts, state } = search
  const [, navigate] = useLocation()
  useImperativeHandle(ref, () => ({
    openFirst() {
      const first = titles[0] ?? (state === 'searching' ? undefined : texts[0])
      if (!first) return
      selectMatch(first)
      onChosen?.()
      navigate(`/document/${first.id}`)
    },
  }))
  const words = searchedWords(wanted)
  const count = titles.length + texts.length
  const section = (title: string, found: readonly Found[], isOld = false) =>
    found.length > 0 && (
      <section aria-label={title} aria-busy={isOld} className="mb-4">
        <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-faint">{title}</h2>
        <ul className="grid gap-px">
          {found.map(one => (
            <ResultRow key={one.id} found={one} words={words} open={one.id === openId} onChosen={onChosen} />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {section(t('inTitles'), titles)}
      {section(t('inTexts'), texts, state === 'searching')}
      <div role="status">
        {(state === 'searching' || count > 0) && (
          <span className="sr-only">{state === 'searching' ? t('searching') : t('count', { count })}</span>
        )}
        <Rest search={search} count={count} wanted={wanted} />
      </div>
    </>
  )
}

/** A sentence under the results: that more are looked for, that there are none, or why some are missing. */
function Rest({ search, count, wanted }: { search: Search; count: number; wanted: string }) {
  const { state, more, retry } = search
  const isEmpty = count === 0
  switch (state) {
    case 'searching':
      return isEmpty ? <Searching /> : null
    case 'titlesOnly':
      return (
        <>
          {isEmpty && (
            <EmptyState icon={<SearchX />} title={t('none')} description={t('noneInTitles', { wanted })} />
          )}
          <p className="flex items-start gap-2 px-2.5 text-xs text-ink-soft">
            <WifiOff aria-hidden className="mt-px size-3.5 shrink-0" /> {t('titlesOnly')}
          </p>
        </>
      )
    case 'failed':
      return <EmptyState title={t('failed')} action={<Button onClick={retry}>{t('tryAgain')}</Button>} />
    case 'done':
      if (isEmpty)
        return <EmptyState icon={<SearchX />} title={t('none')} description={t('noneText', { wanted })} />
      return more ? (
        <p className="px-2.5 pb-2 text-xs text-ink-faint">{t('more', { count: MATCHES_MAX })}</p>
      ) : null
    default:
      return state satisfies never
  }
}

/** The shape of results that are on their way. */
export function Searching() {
  return (
    <div className="grid gap-2 px-2.5">
      <Skeleton className="h-15" />
      <Skeleton className="h-15" />
      <Skeleton className="h-15" />
    </div>
  )
}
