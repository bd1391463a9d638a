import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const ATTEMPTS = 5
const PAUSE_MS = 1000

/**
 * A component whose code is loaded when it is first shown. While the connection or the server is
 * down, loading waits, however long, because a failure here replaces the whole page. It fails only
 * if the server is up but no longer has the code, as after an update.
 */
export function onDemand<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await persistently(load) }))
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ;) {
    try {
      return await load()
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error
      if (await isServerThere()) attempt += 1
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  )
