import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const ATTEMPTS = 30
const PAUSE_MS = 1000

/** A screen whose code is loaded when it is first shown; a server that is away for a moment is waited for. */
export function screen<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await persistently(load) }))
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }
}
