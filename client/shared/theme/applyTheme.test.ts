import { beforeEach, describe, expect, it } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { applyTheme, brandVariables } from './applyTheme.ts'

const variable = (name: string) => document.documentElement.style.getPropertyValue(name)

describe('applyTheme', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  })

  it('applies the brand to <html>', () => {
    applyTheme({ ...defaultSiteSettings, primaryColor: '#ff0000', secondaryColor: '#00f' })
    expect(variable('--primary')).toBe('0 100% 50%')
    expect(variable('--secondary')).toBe('240 100% 50%')
  })

  it('falls back when a color is invalid', () => {
    expect(brandVariables({ primaryColor: 'red;}', secondaryColor: '' })).toEqual(
      brandVariables(defaultSiteSettings),
    )
  })

  it('sets the favicon and resets it', () => {
    const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href')
    applyTheme({ ...defaultSiteSettings, faviconUrl: '/own.png' })
    expect(icon()).toBe('/own.png')
    applyTheme(defaultSiteSettings)
    expect(icon()).toBe('/favicon.svg')
  })
})
