import { act, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { SiteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings, unreadSiteSettings } from '#schema/site/defaults.ts'
import { sitePages } from '#site/pages.ts'
import { renderPage } from '#site/server/render.tsx'

import { HydratedPage } from './HydratedPage.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const RENDERED: readonly [string, SiteSettings][] = [
  ['its defaults', defaultSiteSettings],
  ['settings that were not read', unreadSiteSettings],
  [
    'all that an administrator can set',
    {
      ...defaultSiteSettings,
      siteName: 'Ink & <b>Co</b> "draft"',
      logoUrl: '/logo.png',
      twitterHandle: '@ink',
      facebookIcon: '/facebook.svg',
      metrics: { activeUsers: '7', documents: null, accuracy: '1 < 2', languages: null },
    },
  ],
]

const CONTENT = {
  testimonials: [{ name: 'Ada <b>', role: 'Editor', quote: 'Good.', isSample: true }],
  questions: [{ title: 'Is it?', html: '<p>It <em>is</em>.</p>' }],
}

describe('the landing page', () => {
  let container: HTMLDivElement
  let root: Root | undefined
  let newest: SiteSettings

  beforeEach(() => {
    container = document.createElement('div')
    document.body.append(container)
    vi.stubGlobal('fetch', async () => Response.json(newest))
  })
  afterEach(() => {
    act(() => root?.unmount())
    container.remove()
    vi.unstubAllGlobals()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })

  /** Hydrates the server's markup. Returns what React would have rendered otherwise. */
  async function hydrate(settings: SiteSettings): Promise<unknown[]> {
    const Page = await sitePages.landing()
    const shown = { settings, content: CONTENT, visitor: true }
    container.innerHTML = renderPage(Page, shown)
    const differences: unknown[] = []
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <HydratedPage Page={Page} {...shown} />
        </StrictMode>,
        { onRecoverableError: error => differences.push(error) },
      )
    })
    return differences
  }

  it.each(RENDERED)('is the same on the server and in the browser with %s', async (_, settings) => {
    newest = settings
    expect(await hydrate(settings)).toEqual([])
    expect(container.textContent).toContain(`© ${settings.siteName}`)
    expect(container.textContent).toContain('It is.')
  })

  it('has the colors that it was rendered for while the settings cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await hydrate({ ...defaultSiteSettings, primaryColor: '#ff0000' })
    expect(document.documentElement.style.getPropertyValue('--primary')).toBe('0 100% 50%')
  })

  it('shows newer settings when it has read them', async () => {
    newest = { ...defaultSiteSettings, siteName: 'Redaktion' }
    expect(await hydrate(unreadSiteSettings)).toEqual([])
    await vi.waitFor(() => expect(container.textContent).toContain('© Redaktion'))
  })
})
