import { useEffect, useRef } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { documents } from '#schema/messages/en/documents.ts'

import { useRest, type PagedList } from '../pages.ts'
import { documentsQuery, trashQuery } from '../queries.ts'

const t = translator(documents)

const QUERIES = { list: documentsQuery, trash: trashQuery }

/** The end of a list whose next page is loaded when it comes into view. */
export function ListEnd({ which }: { which: PagedList }) {
  const { next, failed, load } = useRest(which, QUERIES[which])
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (next === null || failed || !end.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [next, failed, load])
  if (next === null) return null
  if (failed)
    return (
      <p role="alert" className="px-2.5 pb-3 text-xs text-ink-soft">
        {t('moreFailed')}{' '}
        <button type="button" className="touch-target underline" onClick={load}>
          {t('tryAgain')}
        </button>
      </p>
    )
  return (
    <div ref={end} role="status" aria-label={t('loading')} className="px-2.5 pb-3">
      <Skeleton className="h-11" />
    </div>
  )
}
