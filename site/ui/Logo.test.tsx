import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { Logo } from './Logo.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

describe('Logo', () => {
  let container: HTMLDivElement
  let root: Root
  beforeEach(() => {
    container = document.createElement('div')
    root = createRoot(container)
  })
  afterEach(() => {
    act(() => root.unmount())
    vi.restoreAllMocks()
  })

  it("replaces a broken picture with the product's logo and logs it", () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    act(() => root.render(<Logo settings={{ ...defaultSiteSettings, logoUrl: '/gone.png' }} />))
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/gone.png')
    act(() => {
      picture?.dispatchEvent(new Event('error'))
    })
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('/gone.png'))
  })

  it('falls back to the site name', () => {
    act(() =>
      root.render(<Logo settings={{ ...defaultSiteSettings, logoText: '', siteName: 'Redaktion' }} />),
    )
    expect(container.textContent).toBe('Redaktion')
  })
})
