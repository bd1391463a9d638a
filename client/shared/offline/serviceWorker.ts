import { APP_CACHE, ASSETS, filesNamedIn, isFile, keepRequest, SHELL, SHELL_FILES } from './kept.ts'

// The product's service worker: opens the app without a connection. A page comes from the server
// whenever it answers, so no new version is held back. Files with a hash in their name never change.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('message', event => {
  const request = keepRequest.safeParse(event.data)
  if (request.success) event.waitUntil(keepVersion(request.data.keep))
})
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(fromServer(request, SHELL))
  } else if (SHELL_FILES.includes(pathname)) event.respondWith(fromServer(request, pathname))
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request))
})

/** The server's answer, or what is kept under a path if there is none. */
async function fromServer(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => null)
  // A proxy answers for a server that is down.
  const isThere = answer !== null && ![502, 503, 504].includes(answer.status)
  if (isThere) return answer
  const cache = await caches.open(APP_CACHE)
  return (await cache.match(path, { ignoreVary: true })) ?? answer ?? Response.error()
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(APP_CACHE)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  // A full device must not keep the page from loading.
  if (isFile(answer)) await cache.put(request, answer.clone()).catch(() => undefined)
  return answer
}

/**
 * Keeps the files that a page of this version has loaded, then its HTML, then removes those of older
 * versions. Does nothing if the server has another version by now, whose own pages will ask, or if
 * something else answers in its place, such as the sign-in page of a network.
 */
async function keepVersion(files: readonly string[]): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-store' })
  if (!answer.ok || answer.redirected) return
  const html = await answer.clone().text()
  const named = filesNamedIn(html)
  if (named.length === 0 || named.some(file => !files.includes(file))) return
  const cache = await caches.open(APP_CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...SHELL_FILES, ...files.filter(file => !kept.has(file))]
  const fetched = await Promise.all(missing.map(async file => ({ file, answer: await fetch(file) })))
  if (!fetched.every(one => isFile(one.answer))) return
  await Promise.all(fetched.map(one => cache.put(one.file, one.answer)))
  const old = await cache.match(SHELL)
  if ((await old?.text()) === html) return
  await cache.put(SHELL, answer)
  const current = new Set([...files, ...SHELL_FILES, SHELL])
  for (const path of kept) if (old && !current.has(path)) await cache.delete(path, { ignoreVary: true })
}
