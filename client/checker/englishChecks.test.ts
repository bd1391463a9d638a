import { expect, test } from 'vitest'

import { defaultGoals } from '#schema/check-settings/goals.ts'
import { writingSettings } from '#schema/check-settings/settings.ts'

import { createEnglishChecks } from './englishChecks.ts'

const settings = (changed: object) => writingSettings.parse(changed)

test('a change of goals runs our own rules again, not Harper, and a change of dialect runs both', async () => {
  const asked: string[] = []
  const find = (dialect: string, text: string) => {
    asked.push(`${dialect}: ${text}`)
    return Promise.resolve([])
  }
  const englishFor = createEnglishChecks({ load: () => Promise.resolve(), find })
  const text = 'It is bigger then mine, and it’s very good.'
  const rulesIn = async (how: object) => (await englishFor(settings(how))(text)).map(({ rule }) => rule)

  const general = await rulesIn({})
  const formal = await rulesIn({ goals: { ...defaultGoals, formality: 'formal' } })
  expect(general).not.toEqual(formal)
  expect(await rulesIn({})).toEqual(general)
  expect(asked).toEqual([`US: ${text}`])
  await rulesIn({ dialect: 'UK' })
  expect(asked).toEqual([`US: ${text}`, `UK: ${text}`])
})
