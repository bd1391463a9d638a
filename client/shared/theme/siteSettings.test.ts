import { describe, expect, it } from 'vitest'

import { siteSettings } from '#schema/site/contract.ts'
import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { siteSettingsFrom } from './siteSettings.ts'

describe('siteSettingsFrom', () => {
  it('takes what the contract allows', () => {
    const answer = {
      ...defaultSiteSettings,
      siteName: 'Redaktion',
      twitterHandle: '@redaktion',
      figures: { activeUsers: null, documents: '7', accuracy: null, languages: null },
    }
    expect(siteSettingsFrom(answer)).toEqual(siteSettings.parse(answer))
  })

  it.each([null, 'text', 7, [], {}, { figures: 3 }])('gives the defaults for %j', answer =>
    expect(siteSettingsFrom(answer)).toEqual(defaultSiteSettings),
  )

  it('replaces single fields that are wrong', () => {
    const answer = { ...defaultSiteSettings, siteName: null, logoUrl: 5, primaryColor: '#ff0000' }
    expect(siteSettingsFrom(answer)).toEqual({ ...defaultSiteSettings, primaryColor: '#ff0000' })
  })
})
