import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const ATTEMPTS = 5
const PAUSE_MS = 1000

/**
 * A screen or a part of one whose code is loaded when it is first shown. A connection or a server that is away is waited
 * for, however long: a failure here takes the whole page away. It is right only when the server is there and has not got
 * the code any more, as after an update.
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
