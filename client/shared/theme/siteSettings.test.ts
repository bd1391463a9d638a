import { describe, expect, it } from 'vitest'

import { siteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { siteSettingsFrom } from './siteSettings.ts'

describe('siteSettingsFrom', () => {
  it('accepts values that satisfy the contract', () => {
    const answer = {
      ...defaultSiteSettings,
      siteName: 'Redaktion',
      twitterHandle: '@redaktion',
      metrics: { activeUsers: null, documents: '7', accuracy: null, languages: null },
    }
    expect(siteSettingsFrom(answer)).toEqual(siteSettings.parse(answer))
  })

  it.each([null, 'text', 7, [], {}, { metrics: 3 }])('returns the defaults for %j', answer =>
    expect(siteSettingsFrom(answer)).toEqual(defaultSiteSettings),
  )

  it('replaces single invalid fields', () => {
    const answer = { ...defaultSiteSettings, siteName: null, logoUrl: 5, primaryColor: '#ff0000' }
    expect(siteSettingsFrom(answer)).toEqual({ ...defaultSiteSettings, primaryColor: '#ff0000' })
  })
})
