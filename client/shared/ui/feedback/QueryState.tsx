import type { ReactNode } from 'react'

import { failureText } from '#client/shared/lib/failure.ts'

import { LoadFailed } from './LoadFailed.tsx'

type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

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
 * and after a failure.
 */
export function QueryState<T>({
  query: { data, error, refetch },
  loading,
  failed,
  failedClass,
  children,
}: Props<T>): ReactNode {
  if (data !== undefined) return children(data)
  if (!error) return loading
  return <LoadFailed text={failed ?? failureText(error)} className={failedClass} onRetry={refetch} />
}
