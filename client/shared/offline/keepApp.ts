import { APP_CACHE, ASSETS, type KeepRequest } from './kept.ts'

/**
 * Keeps the app's loaded files on this device, with those of its workers, so that a page opens
 * without a connection. Browsers offer this over https and on the same machine only.
 */
export async function keepApp(ofWorkers: readonly string[] = []): Promise<void> {
  const workers = serviceWorkers()
  if (!workers) return
  await workers.register('/sw.js')
  const { active } = await workers.ready
  const keep = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .concat(ofWorkers)
    .filter(path => path.startsWith(ASSETS))
  active?.postMessage({ keep: [...new Set(keep)] } satisfies KeepRequest)
}

/** Removes the app's files from this device. */
export async function forgetApp(): Promise<void> {
  const workers = serviceWorkers()
  if (!workers) return
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  await caches.delete(APP_CACHE)
}

/** Without https, browsers have none, whatever their type says. */
const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined
