import { Button } from '#client/shared/ui/form/Button.tsx'

type Props = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  label: string
  failed: string
}

/** The button below a list that has more pages. */
export function More({ query, label, failed }: Props) {
  if (!query.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2 border-t p-4">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm text-ink-soft">
          {failed}
        </p>
      )}
      <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  )
}
