import type { Browser, Page } from 'playwright'

import type { Product } from '#tests/support/product.ts'

import { expect } from './expect.ts'
import type { Visitor } from './people.ts'
import { writer } from './support.ts'

/** A user whose browser keeps the app, as browsers do; most tests forbid it. */
export const writerWithApp = (
  browser: Browser,
  product: Product,
  options: { checks?: boolean; firstName?: string } = {},
): Promise<Visitor> => writer(browser, product, { window: { serviceWorkers: 'allow' }, ...options })

/** Waits until the device has everything that opens the page again. */
export const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match('/index.html', { cacheName: 'bluepencil/app' })
        return kept !== undefined && navigator.serviceWorker.controller !== null
      }),
    )
    .toBe(true)

/** Waits until the device has the checker, too. */
export const isCheckerKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.open('bluepencil/app').then(app => app.keys())
        return ['harper_wasm', 'check.worker', 'harper.worker', 'words', 'model'].every(name =>
          kept.some(({ url }) => url.includes(`/assets/${name}`)),
        )
      }),
    )
    .toBe(true)

/** Everything of the product that this device keeps. */
export const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...(await caches.keys()),
    ...Object.keys(localStorage).filter(key => key.startsWith('bluepencil/')),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ])

/** Lets no page of this browser store text until `page` is closed. */
export const holdStorage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    for (const name of names.filter(each => each.includes('/body/')))
      await new Promise<void>(resolve => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => {
          const updates = opening.result.transaction('updates', 'readwrite').objectStore('updates')
          // A transaction lasts as long as it has requests.
          const goOn = () => updates.count().addEventListener('success', goOn)
          updates.count().addEventListener('success', () => {
            goOn()
            resolve()
          })
        })
      })
  })

/** The number of updates that the device keeps of the page's document. */
export const rowsOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const copies = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const name = copies.find(each => each.endsWith(location.pathname.slice(-36))) ?? ''
    return new Promise<number>(resolve => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('updates').objectStore('updates').count()
        counting.addEventListener('success', () => {
          opening.result.close()
          resolve(counting.result)
        })
      })
    })
  })
