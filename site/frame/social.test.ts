import { describe, expect, it } from 'vitest'

import { defaultSiteSettings } from '#schema/site/defaults.ts'

import { socialsOf } from './social.ts'

describe('socialsOf', () => {
  it('leaves out what is not configured', () => expect(socialsOf(defaultSiteSettings)).toEqual([]))

  it('makes addresses of names and keeps whole ones', () => {
    const settings = {
      ...defaultSiteSettings,
      twitterHandle: '@redaktion',
      linkedinPage: 'https://www.linkedin.com/in/mara',
    }
    expect(socialsOf(settings)).toEqual([
      { network: 'Twitter', url: 'https://twitter.com/redaktion', icon: null },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/mara', icon: null },
    ])
  })

  it('keeps an icon without an address, to be greyed', () =>
    expect(socialsOf({ ...defaultSiteSettings, facebookIcon: '/facebook.svg' })).toEqual([
      { network: 'Facebook', url: null, icon: '/facebook.svg' },
    ]))

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'a b', '  '])(
    'never links to %j',
    text => expect(socialsOf({ ...defaultSiteSettings, instagramPage: text })).toEqual([]),
  )

  it('shows the built-in sign for an icon that is no address of a picture', () =>
    expect(socialsOf({ ...defaultSiteSettings, twitterIcon: 'javascript:alert(1)' })).toEqual([
      { network: 'Twitter', url: null, icon: null },
    ]))
})
