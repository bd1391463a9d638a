import { Registry } from 'prom-client'
import { expect, test } from 'vitest'

import { observeLookup } from './lookups.ts'

const HELP = { rows: 'Rows', age_seconds: 'Age' }

/** Returns the values of two scrapes at the same time, and how often was looked. */
async function scrapes(look: () => Promise<Record<string, number>>) {
  const registry = new Registry()
  let looks = 0
  observeLookup(registry, HELP, () => {
    looks++
    return look()
  })
  const read = async () =>
    (await registry.getMetricsAsJSON()).flatMap(({ name, values }) =>
      values.map(({ value }) => `${name} ${value}`),
    )
  const answers = await Promise.all([read(), read()])
  answers.push(await read())
  return { answers, looks }
}

const thrice = (lines: string[]) => [lines, lines, lines]

test('several scrapes share one look', async () => {
  const { answers, looks } = await scrapes(() => Promise.resolve({ rows: 3, age_seconds: 0.5 }))
  expect(answers).toEqual(thrice(['bluepencil_rows 3', 'bluepencil_age_seconds 0.5']))
  expect(looks).toBe(1)
})

test('values that cannot be read are NaN', async () => {
  const { answers } = await scrapes(() => Promise.reject(new Error('no database')))
  expect(answers).toEqual(thrice(['bluepencil_rows NaN', 'bluepencil_age_seconds NaN']))
})

test('values that never come are NaN, and are asked for once', async () => {
  const { answers, looks } = await scrapes(() => new Promise(() => undefined))
  expect(answers).toEqual(thrice(['bluepencil_rows NaN', 'bluepencil_age_seconds NaN']))
  expect(looks).toBe(1)
})
