import type { ReactNode } from 'react'

import { EmptyState } from '#client/shared/ui/feedback/EmptyState.tsx'
import { QueryState } from '#client/shared/ui/feedback/QueryState.tsx'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'

import { Found } from './Found.tsx'
import { More } from './More.tsx'
import { Table, type Column } from './Table.tsx'
import { useStill } from './useStill.ts'

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
  /** The name of the table. */
  label: string
  columns: readonly Column<Row>[]
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
}

/** The table of the rows that a search or a filter leaves, in pages, or what stands in for them. */
export const FoundList = <Row extends { id: string | number }>(props: Props<Row>) => {
  const { query, words } = props
  return (
    <>
      <Found query={query} />
      <QueryState
        query={query}
        loading={<LoadingRows label={words.loading} />}
        failed={words.failed}
        failedClass="border-t p-5"
      >
        {rows => <FoundRows {...props} rows={rows} />}
      </QueryState>
    </>
  )
}

type RowsProps<Row> = Props<Row> & { rows: readonly Row[] }

function FoundRows<Row extends { id: string | number }>(props: RowsProps<Row>) {
  const { label, columns, query, words, icon } = props
  const rows = useStill(props.rows)
  if (rows.length === 0)
    return <EmptyState className="border-t" icon={icon} title={words.none} description={words.noneText} />
  return (
    <div className="border-t">
      <Table label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
      <More query={query} label={words.more} failed={words.moreFailed} />
    </div>
  )
}

const LoadingRows = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-3 border-t p-5">
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} className="h-10" />
    ))}
  </div>
)
