import type { ReactNode } from 'react'

import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'

import { Found } from './Found.tsx'
import { More } from './More.tsx'

type ListQuery<Row> = {
  data: readonly Row[] | undefined
  error: unknown
  errorUpdateCount: number
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type Props<Row> = {
  query: ListQuery<Row>
  words: {
    loading: string
    failed: string
    none: string
    noneText: string
    more: string
    moreFailed: string
  }
  /** Shown where there are no rows. */
  icon: ReactNode
  /** The table of the rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The rows that a search or a filter leaves, in pages, or what stands in for them. */
export const FoundList = <Row,>({ query, words, icon, children }: Props<Row>) => (
  <>
    <Found query={query} />
    <QueryState
      query={query}
      loading={<LoadingRows label={words.loading} />}
      failed={words.failed}
      failedClass="border-t p-5"
    >
      {rows =>
        rows.length === 0 ? (
          <EmptyState className="border-t" icon={icon} title={words.none} description={words.noneText} />
        ) : (
          <div className="border-t">
            {children(rows)}
            <More query={query} label={words.more} failed={words.moreFailed} />
          </div>
        )
      }
    </QueryState>
  </>
)

const LoadingRows = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-3 border-t p-5">
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} className="h-10" />
    ))}
  </div>
)
