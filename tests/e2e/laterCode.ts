import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page, Request } from 'playwright'
import * as z from 'zod'

import { expect } from './expect.ts'

const BUILT = path.join(import.meta.dirname, '../../dist/client')
const read = (file: string): string => readFileSync(path.join(BUILT, file), 'utf8')

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

/** The modules that the page of a document imports: the frame of a signed-in user, and the document in it. */
const ROOTS = ['app/workspace/Workspace.tsx', 'app/workspace/DocumentPage.tsx']

/** Returns the addresses of the scripts that an open document cannot do without. */
function firstScripts(): Set<string> {
  const parts = manifest.parse(JSON.parse(read('.vite/manifest.json')))
  const scripts = new Set(
    [...read('index.html').matchAll(/"(\/[^"]+\.js)"/g)].map(([, script = '']) => script),
  )
  const open = [...ROOTS]
  const seen = new Set(open)
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const part = parts[key]
    if (!part) throw new Error(`The build has no ${key}.`)
    scripts.add(`/${part.file}`)
    open.push(...part.imports.filter(each => !seen.has(each)))
    for (const each of part.imports) seen.add(each)
  }
  return scripts
}

/**
 * Holds back each script that a document loads after its first ones, for as long as the test wants.
 * Call it before the page is opened. Returns a function that lets them come.
 */
export async function holdLaterCode(page: Page): Promise<() => void> {
  const first = firstScripts()
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !first.has(pathname),
    async route => {
      await released
      // The page may have been left.
      await route.continue().catch(() => undefined)
    },
  )
  return release
}

/**
 * Follows the scripts of a page. Call it before the page is opened. Returns a function that waits until the page
 * has loaded some parts ahead.
 */
export function watchScripts(page: Page): (...parts: string[]) => Promise<void> {
  const loading = new Set<Request>()
  const loaded: string[] = []
  const isScript = (request: Request) => request.url().endsWith('.js')
  page.on('request', request => isScript(request) && loading.add(request))
  page.on('requestfailed', request => loading.delete(request))
  page.on('requestfinished', request => {
    if (loading.delete(request)) loaded.push(request.url())
  })
  return async (...parts) => {
    for (const part of parts) await expect.poll(() => loaded.join(' ')).toContain(`/${part}-`)
    // The modules that these import may come after them.
    await expect.poll(() => loading.size).toBe(0)
  }
}
