import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'
import { sitePages } from '#site/pages.ts'
import { renderPage } from '#site/server/render.tsx'
import { sharedBody, sharedText } from '#tests/support/sharedText.ts'

import { HydratedPage } from './HydratedPage.tsx'
import type { Follow } from './useLiveContent.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const followText = vi.fn<Follow>()
const follow = async () => followText

const withText = (text: string) =>
  sharedText({ body: sharedBody(text), updatedAt: '2026-03-09T23:30:00.000Z' })

let container: HTMLDivElement
let root: Root | undefined
let send: (content: unknown) => void
const stop = vi.fn<() => void>()

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
  vi.stubGlobal('fetch', async () => Response.json(defaultSiteSettings))
  stop.mockReset()
  followText.mockReset().mockImplementation((_, onContent) => {
    send = onContent
    return stop
  })
})
afterEach(() => {
  act(() => root?.unmount())
  container.remove()
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

/** Hydrates the server's markup. Returns what React would have rendered otherwise. */
async function hydrate(
  content: ReturnType<typeof sharedText> | null,
  load: () => Promise<Follow> = follow,
  loadPage = sitePages.snippet,
): Promise<unknown[]> {
  const Page = await loadPage()
  const shown = { settings: defaultSiteSettings, content, visitor: true }
  container.innerHTML = renderPage(Page, shown)
  const differences: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, <HydratedPage Page={Page} follow={load} {...shown} />, {
      onRecoverableError: error => differences.push(error),
    })
  })
  return differences
}

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const alert = () => container.querySelector('[role=alert]')

it('is the same on the server and in the browser, and then shows newer contents', async () => {
  const first = withText('Dear reader')
  expect(await hydrate(first)).toEqual([])
  await vi.waitFor(() => expect(followText).toHaveBeenCalledWith(first, expect.any(Function)))
  act(() => send(withText('Dear friend')))
  expect(container.querySelector('article p[dir]')?.textContent).toBe('Dear friend')
  act(() => send(null))
  expect(container.querySelector('h1')?.textContent).toBe('This snippet isn’t available.')
  expect(container.textContent).not.toContain('Dear friend')
})

it('stops when the page is left', async () => {
  await hydrate(withText('Dear reader'))
  await vi.waitFor(() => expect(followText).toHaveBeenCalledOnce())
  expect(stop).not.toHaveBeenCalled()
  act(() => root?.unmount())
  root = undefined
  expect(stop).toHaveBeenCalledOnce()
})

it('stays as it was rendered where the code to follow it fails', async () => {
  followText.mockImplementation(() => {
    throw new Error('no sockets')
  })
  expect(await hydrate(withText('Dear reader'))).toEqual([])
  await vi.waitFor(() => expect(followText).toHaveBeenCalledOnce())
  expect(container.textContent).toContain('Dear reader')
  expect(alert()).toBeNull()
})

it('says that its code cannot be loaded', async () => {
  expect(await hydrate(null, missing, sitePages.contact)).toEqual([])
  await vi.waitFor(() => expect(alert()?.textContent).toContain('Part of this page couldn’t be loaded'))
  expect(container.querySelector('form [name=message]')).not.toBeNull()
  expect(container.querySelector<HTMLButtonElement>('form [type=submit]')?.disabled).toBe(true)
})

it('is loaded again by the button, unless the server cannot be reached', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  await hydrate(withText('Dear reader'), missing)
  await vi.waitFor(() => expect(alert()).not.toBeNull())
  const press = () => act(async () => container.querySelector('aside')?.querySelector('button')?.click())
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('no connection'))
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response()))
  await press()
  expect(fetched).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  await press()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  reload.mockRestore()
})

it('says nothing while its code is there', async () => {
  await hydrate(withText('Dear reader'))
  await vi.waitFor(() => expect(followText).toHaveBeenCalledOnce())
  expect(alert()).toBeNull()
})
