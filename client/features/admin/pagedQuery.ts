import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

type Options<Page, Row> = {
  queryKey: QueryKey
  /** Reads the page after a place, or the first one. */
  read: (place: { after?: string }, signal: AbortSignal) => Promise<Page>
  rowsOf: (page: Page) => readonly Row[]
}

/** The rows of a list whose pages end at a place: the pages that are loaded, joined. */
export const pagedQuery = <Page extends { next: string | null }, Row>({
  queryKey,
  read,
  rowsOf,
}: Options<Page, Row>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => read(pageParam === '' ? {} : { after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page): string | null => next,
    select: ({ pages }) => pages.flatMap(rowsOf),
    placeholderData: previous => previous,
    staleTime: 0,
  })
