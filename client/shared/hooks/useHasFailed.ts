import { useState } from 'react'

/** Returns whether a query without data has failed since the component is shown, also while it is read again. */
export function useHasFailed({ isError }: { isError: boolean }): boolean {
  const [hasFailed, setFailed] = useState(isError)
  if (isError && !hasFailed) setFailed(true)
  return hasFailed || isError
}
