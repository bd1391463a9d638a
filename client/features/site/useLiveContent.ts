import { startTransition, useEffect, useState } from 'react'

/** Passes on the newer contents of a page, from the first on. Returns a function that stops it. */
export type Follow = (first: unknown, onContent: (content: unknown) => void) => () => void

type LiveContent = {
  content: unknown
  /** Whether the code that follows it could not be loaded. */
  isMissing: boolean
}

/** Returns the content of a page, at first the one that it was rendered with. */
export function useLiveContent(rendered: unknown, load?: () => Promise<Follow>): LiveContent {
  const [content, setContent] = useState(rendered)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const missing = () => {
      if (!left.signal.aborted) setMissing(true)
    }
    const begin = async () => {
      const follow = await load?.().catch(missing)
      if (!follow || left.signal.aborted) return
      const stop = follow(rendered, changed => startTransition(() => setContent(changed)))
      left.signal.addEventListener('abort', stop)
    }
    // Without what follows it, the page stays as it was rendered.
    begin().catch(() => undefined)
    return () => left.abort()
  }, [rendered, load])
  return { content, isMissing }
}
