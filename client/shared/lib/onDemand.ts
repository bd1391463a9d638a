import {
  createElement,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'

import { isServerThere } from '#client/shared/lib/isServerThere.ts'
import { MissingPart, type Retry } from '#client/shared/ui/feedback/MissingPart.tsx'

type Options<P> = {
  /** Loaded by {@link loadAhead} even if it is not shown, so that it works offline later. */
  ahead?: boolean
  /** Shown while the code cannot be loaded; by default a sentence with a button. */
  missing?: ComponentType<P & Retry>
}

/** A component whose code is loaded when it is first shown. */
export type OnDemand<P> = FunctionComponent<P> & {
  /** Loads the code before the component is shown. Returns false if it cannot be loaded. */
  load: () => Promise<boolean>
  /**
   * Loads the code again when the user asks for it. A browser does not request a file again whose
   * import has failed, so this reloads the page if the server can be reached.
   */
  retry: () => Promise<boolean>
}

const aheadLoads: (() => Promise<unknown>)[] = []

/**
 * A screen or a part of one whose code is loaded when it is first shown; it suspends until then. If
 * the code cannot be loaded, `missing` offers to try again. A new connection also tries again.
 */
export function onDemand<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { ahead = false, missing = MissingPart }: Options<P> = {},
): OnDemand<P> {
  let isFetched = false
  const fetchOnce = async () => {
    // A failed import could not be repeated, so it is not tried without a connection.
    if (!isFetched && !navigator.onLine && !(ahead && isKept()) && !(await isServerThere())) return null
    const part = await fetchPart()
    isFetched = true
    return part
  }
  if (ahead) aheadLoads.push(fetchOnce)
  /** The code, or null if it could not be loaded. */
  let loading: Promise<ComponentType<P> | null> | null = null
  const begin = () => (loading ??= readable(fetchOnce().catch(() => null)))

  function Part(props: P) {
    const [isRetrying, startRetry] = useTransition()
    const [retries, setRetries] = useState(0)
    const tried = begin()
    const part = use(tried)
    useEffect(() => {
      // The button that was pressed is gone.
      if (retries > 0 && part && document.activeElement === document.body)
        document.getElementById('main')?.focus()
    }, [retries, part])
    if (part) return createElement(part, props)
    const tryAgain = (again: () => Promise<boolean>) =>
      startRetry(async () => {
        forget(tried)
        await again()
        startRetry(() => setRetries(count => count + 1))
      })
    return createElement(
      WhileMissing,
      { onOnline: () => tryAgain(load), onLeft: () => forget(tried) },
      createElement(missing, { ...props, onRetry: () => tryAgain(retry), isRetrying }),
    )
  }
  const forget = (tried: typeof loading) => {
    if (loading === tried) loading = null
  }
  const load = async () => {
    const tried = begin()
    const isLoaded = (await tried) !== null
    if (!isLoaded) forget(tried)
    return isLoaded
  }
  const retry = async () => {
    if (await load()) return true
    if (await isServerThere()) window.location.reload()
    return false
  }
  return Object.assign(Part, { load, retry })
}

/** Lets React read the result of a promise without suspending, once it is there. */
function readable<T>(promise: Promise<T>): Promise<T> {
  void promise.then(value => Object.assign(promise, { status: 'fulfilled', value }))
  return promise
}

type WhileMissingProps = { onOnline: () => void; onLeft: () => void; children?: ReactNode }

/** Tries again when the device is online again, and when the part is shown the next time. */
function WhileMissing({ children, ...handlers }: WhileMissingProps) {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const onOnline = () => latest.current.onOnline()
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      latest.current.onLeft()
    }
  }, [])
  return children
}

/** Loads the parts that may be needed without a connection, one after the other. */
export async function loadAhead(): Promise<void> {
  for (const load of aheadLoads) {
    // A part that does not come now is asked for again when it is shown.
    await load().catch(() => undefined)
  }
}

/** Whether a service worker answers for the server; it has what was loaded ahead. */
const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
