import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

type Options<Page, Row> = {
  queryKey: QueryKey
  /** Reads the page after a place, or the first one. */
  read: (place: { after?: string }, signal: AbortSignal) => Promise<Page>
  rowsOf: (page: Page) => readonly Row[]
}

/**
 * The rows of a list whose pages end at a place: the pages that are loaded, joined. A row that came to the
 * first page meanwhile is not listed again.
 */
export const pagedQuery = <Page extends { next: string | null }, Row extends { id: string }>({
  queryKey,
  read,
  rowsOf,
}: Options<Page, Row>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => read(pageParam === '' ? {} : { after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page): string | null => next,
    select: ({ pages }) => [...new Map(pages.flatMap(rowsOf).map(row => [row.id, row])).values()],
    placeholderData: previous => previous,
    staleTime: 0,
  })
