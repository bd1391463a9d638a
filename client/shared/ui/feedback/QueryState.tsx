import { useState, type ReactNode } from 'react'

import { failureText } from '#client/shared/lib/failure.ts'

import { LoadFailed } from './LoadFailed.tsx'

type Query<T> = {
  data: T | undefined
  error: unknown
  /** How often it has failed. */
  errorUpdateCount: number
  isFetching: boolean
  refetch: () => unknown
}

type Props<T> = {
  query: Query<T>
  /** Shown until the data is there, in its size. */
  loading: ReactNode
  /** Shown with a button if the data cannot be loaded; by default the reason. */
  failed?: string
  /** The classes of what is shown then, such as the padding in a card without one. */
  failedClass?: string
  children: (data: T) => ReactNode
}

/**
 * The data of a query, or what stands in for it. Data that is there stays while it is read again,
 * and after a failure; so does a failure while it is read again, with the focus on its button.
 */
export function QueryState<T>({
  query: { data, error, errorUpdateCount: failures, isFetching, refetch },
  loading,
  failed,
  failedClass,
  children,
}: Props<T>): ReactNode {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  if (data !== undefined) return children(data)
  const shown = error ?? last
  // The failure of an earlier visit is no news: here, the data is read for the first time.
  if (!shown) return loading
  return (
    <LoadFailed
      text={failed ?? failureText(shown)}
      className={failedClass}
      onRetry={refetch}
      busy={isFetching}
      failures={failures}
    />
  )
}
