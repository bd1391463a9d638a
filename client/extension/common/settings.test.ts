import { describe, expect, test } from 'vitest'

import { isChecked, settingsIn } from './settings.ts'

const DEFAULTS = {
  offHosts: [],
  pausedUntil: null,
  offRules: [],
  ruleTitles: {},
  words: [],
  dialect: 'US',
}

describe('settings from storage', () => {
  test.each([undefined, null, 5, 'text', [], [{ words: ['a'] }], new Date(0)])(
    'are the defaults for %j',
    stored => {
      expect(settingsIn(stored)).toEqual(DEFAULTS)
    },
  )

  test('keep what can be read, member by member', () => {
    const stored = {
      offHosts: 'mail.google.com',
      pausedUntil: 'tomorrow',
      offRules: ['AnA'],
      ruleTitles: { AnA: 5 },
      words: ['Zephyrine', 5],
      dialect: 'XX',
      key: 'secret',
    }
    expect(settingsIn(stored)).toEqual({ ...DEFAULTS, offRules: ['AnA'] })
  })

  test('turn a host off, and pause all of them for a time', () => {
    const noon = '2026-11-29T12:00:00.000Z'
    const settings = settingsIn({ offHosts: ['www.linkedin.com'], pausedUntil: noon })
    expect(isChecked(settings, 'mail.google.com', Date.parse(noon) - 1)).toBe(false)
    expect(isChecked(settings, 'mail.google.com', Date.parse(noon))).toBe(true)
    expect(isChecked(settings, 'www.linkedin.com', Date.parse(noon))).toBe(false)
  })
})
