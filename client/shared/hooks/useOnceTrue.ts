import { useState } from 'react'

/** Returns true from the first time that `value` is true, so that lazily loaded content stays. */
export function useOnceTrue(value: boolean): boolean {
  const [once, setOnce] = useState(value)
  if (value && !once) setOnce(true)
  return once || value
}
