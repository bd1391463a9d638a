import { useEffect, useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { documentLists } from '#schema/messages/en/documentLists.ts'

import { useRest } from '../pages.ts'
import { trashQuery, viewQuery } from '../queries.ts'
import type { View } from '../views.ts'
import { SCROLLER } from './useSpan.ts'

const t = translator(documentLists)

/** How far under the part in view the next page is loaded. */
const AHEAD = '400px'

/** The end of a list whose next page is loaded when it comes near the part in view. */
export function ListEnd({ view }: { view: View }) {
  const { next, failed, load } = useRest(view, view.trash === '1' ? trashQuery : viewQuery(view))
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    if (next === null || failed || !end.current) return
    const options = { root: end.current.closest(`[${SCROLLER}]`), rootMargin: AHEAD }
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
    }, options)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [next, failed])
  if (next === null) return null
  if (failed) return <MoreFailed retry={load} />
  return (
    <div ref={end} role="status" aria-label={t('loading')} className="px-2.5 pb-3">
      <Skeleton className="h-11" />
    </div>
  )
}

/** Says that a part of a list could not be read. */
export function MoreFailed({ retry }: { retry: () => void }) {
  return (
    <p role="alert" className="px-2.5 pb-3 text-xs text-ink-soft">
      {t('moreFailed')}{' '}
      <button type="button" className="touch-target underline" onClick={retry}>
        {t('tryAgain')}
      </button>
    </p>
  )
}
