import { useEffect, useState, type RefObject } from 'react'

/** Returns whether an element is in view. Nothing is read for one that is not. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // A list of entries has the latest one last.
    const observer = new IntersectionObserver(entries => setSeen(entries.at(-1)?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
