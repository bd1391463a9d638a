import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { allEndpoints } from '#schema/endpoints/all.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import { errorsOf } from '#schema/endpoints/errorsOf.ts'
import { errorBody } from '#schema/shared/errors.ts'

import { send } from './endpoints/answers.ts'
import type { AnyCall } from './endpoints/recipe.ts'
import { RECIPES } from './endpoints/recipes.ts'
import { createWorld, type World } from './endpoints/world.ts'
import { wrongValues, type Wrong } from './endpoints/wrong.ts'

type AnyRecipe = (world: World) => AnyCall | Promise<AnyCall>

const recipes = new Map(
  Object.entries(RECIPES).flatMap(([feature, ofFeature]) =>
    Object.entries<AnyRecipe>(ofFeature).map(([name, recipe]) => [`${feature}.${name}`, recipe]),
  ),
)

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const record = z.record(z.string(), z.unknown())
const partOf = (value: unknown) => z.safeParse(record, value).data ?? {}
const schemaOf = (of: z.core.$ZodType) => z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' })

/** The parts of a call that have a schema in the document, with a mistake each. */
function wrongCalls({ body, query }: Endpoint, call: AnyCall): (Wrong & { call: AnyCall })[] {
  const wrong = (part: 'body' | 'query', of: z.core.$ZodType) =>
    wrongValues(schemaOf(of), partOf(call[part])).map(found => ({
      ...found,
      call: { ...call, [part]: found.value },
    }))
  return [
    ...(body ? wrong('body', body) : []),
    // All values of a query are texts, and an object there is none.
    ...(query ? wrong('query', query).filter(({ value }) => areTexts(value)) : []),
  ]
}
const areTexts = (value: Record<string, unknown>) =>
  Object.values(value).every(item => typeof item === 'string' || typeof item === 'number')

const cases = allEndpoints.filter(({ endpoint }) => endpoint.body ?? endpoint.query)

test.each(cases)('a wrong request of $name is refused as the document says', async ({ name, endpoint }) => {
  const prepare = recipes.get(name)
  if (!prepare) throw new Error(`${name} has no recipe.`)
  const documented = errorsOf(endpoint)
  const otherwise: unknown[] = []
  for (const { member, call, value } of wrongCalls(endpoint, await prepare(world))) {
    const answer = await send(endpoint, call, 'application/json')
    const error = z.safeParse(errorBody, answer.json).data
    const isDocumented = documented.get(answer.status)?.some(code => code === error?.code) ?? false
    const isNamed = Object.keys(error?.fields ?? {}).some(field => field.split('.')[0] === member)
    if (answer.status !== 422 || !isDocumented || !isNamed)
      otherwise.push({ member, value: JSON.stringify(value).slice(0, 200), status: answer.status, error })
  }
  expect(otherwise).toEqual([])
})

test('mistakes are made in most endpoints', async () => {
  const right: AnyCall = { by: world.visitor(), body: {}, query: {} }
  const without = cases.filter(({ endpoint }) => wrongCalls(endpoint, right).length === 0)
  expect(without.length).toBeLessThan(cases.length / 3)
})
