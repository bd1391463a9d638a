import { expect, test } from 'vitest'

import { changedSettings, settingsChange } from '#schema/notifications/settings.ts'

const held = { appOff: ['reply' as const], mailOff: ['quota' as const], revision: 3 }

test('a change turns kinds on and off, and leaves the others', () => {
  expect(changedSettings(held, { app: { mention: false } }).appOff).toEqual(['mention', 'reply'])
  expect(changedSettings(held, { app: { reply: true, quota: false } }).appOff).toEqual(['quota'])
  expect(changedSettings(held, { mail: { quota: true, share: false } })).toEqual({
    ...held,
    mailOff: ['share'],
  })
  expect(changedSettings(held, {})).toEqual(held)
})

test('an unknown kind is refused', () => {
  expect(settingsChange.safeParse({ app: { mentions: false } }).success).toBe(false)
})
