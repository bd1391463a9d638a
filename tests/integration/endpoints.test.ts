import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { allEndpoints } from '#schema/endpoints/all.ts'
import * as languageEndpoints from '#schema/languages/endpoints.ts'
import * as revisionEndpoints from '#schema/revisions/endpoints.ts'
import * as usageEndpoints from '#schema/usage/endpoints.ts'
import { createDocument } from '#tests/support/factories.ts'
import { inDatabase } from '#tests/support/queuedEmails.ts'

import { alterationsOf, checkAnswer, mediaTypesOf, send, unnoticedChanges } from './endpoints/answers.ts'
import type { AnyCall, Recipe, Recipes } from './endpoints/recipe.ts'
import { RECIPES } from './endpoints/recipes.ts'
import { createWorld, type World } from './endpoints/world.ts'

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

const cases = allEndpoints.flatMap(({ name, endpoint }) =>
  mediaTypesOf(endpoint).map(mediaType => [name, mediaType, endpoint] as const),
)

/** Parts of answers that their declaration leaves open. */
const OPEN_PARTS: Record<string, RegExp> = {
  // ProseMirror JSON, which document/ parses.
  'revisions.read': /^\.body\b/,
  'revisions.current': /^\.body\b/,
  'snippets.readText': /^\.body\b/,
  // The values of an act, with any names.
  'audit.list': /\.(?:before|after)\b/,
  // Kinds of acts, which are there if they happened.
  'activity.readOverview': /\.counts\.[\w-]+ removed$/,
  // LanguageTool's marks, which are there only where they apply.
  'languageTool.config': /\.isDictionaryBasedSpellingRule removed$/,
}

describe('a real answer', () => {
  test.each(cases)('of %s in %s is as declared', async (name, mediaType, endpoint) => {
    const prepare = recipes.get(name)
    if (!prepare) throw new Error(`${name} has no recipe.`)
    const answer = await send(endpoint, await prepare(world), mediaType)
    const services = [world.google.issuer]
    checkAnswer(endpoint, answer, services)
    // Each altered declaration rejects the same answer.
    for (const altered of alterationsOf(endpoint, mediaType))
      expect(() => checkAnswer(altered, answer, services)).toThrow(endpoint.route)
    // The declaration rejects the answer with any part changed.
    const open = OPEN_PARTS[name]
    expect(unnoticedChanges(endpoint, answer).filter(change => !open?.test(change))).toEqual([])
  })

  test('of status 202 is as declared, for commands that no process carries out', async () => {
    const call = await RECIPES.revisions.restore(world)
    const { id } = await createDocument(world.ada)
    await inDatabase(
      world.product,
      `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN NEW.kind := 'unknown'; RETURN NEW; END $$;
       CREATE TRIGGER hold BEFORE INSERT ON body_commands FOR EACH ROW EXECUTE FUNCTION hold()`,
    )
    const calls = [
      [revisionEndpoints.restore, call],
      [revisionEndpoints.name, { by: world.ada.client, params: { id }, body: { name: 'Held' } }],
    ] as const
    const check = async ([endpoint, sent]: (typeof calls)[number]) => {
      const answer = await send(endpoint, sent, 'application/json')
      expect(answer.status).toBe(202)
      checkAnswer(endpoint, answer)
      const altered = { ...endpoint, accepted: z.object({ pending: z.literal(false) }) }
      expect(() => checkAnswer(altered, answer)).toThrow('is not what is declared')
    }
    // Each waits 5 s.
    await Promise.all(calls.map(check))
    await inDatabase(world.product, 'DROP TRIGGER hold ON body_commands; DROP FUNCTION hold')
  })
})

describe('an altered declaration', () => {
  test('rejects a further member, a missing one and another type', async () => {
    const answer = await send(usageEndpoints.read, { by: world.ada.client }, 'application/json')
    const { answer: usage } = usageEndpoints.read
    const check = (altered: z.ZodMiniType) => () =>
      checkAnswer({ ...usageEndpoints.read, answer: altered }, answer)
    expect(check(usage)).not.toThrow()
    expect(check(z.omit(usage, { used: true }))).toThrow('holds more than is declared')
    expect(check(z.extend(usage, { further: z.string() }))).toThrow('is not what is declared')
    expect(check(z.extend(usage, { used: z.string() }))).toThrow('is not what is declared')
  })

  test('rejects a list without items, and an error', async () => {
    const { list } = languageEndpoints
    const answer = await send(list, { by: world.visitor() }, 'application/json')
    const altered = { ...list, answer: z.array(z.unknown()) }
    expect(() => checkAnswer(altered, { ...answer, json: [] })).toThrow('is answered otherwise')
    const error = await send(usageEndpoints.read, { by: world.visitor() }, 'application/json')
    expect(() => checkAnswer(usageEndpoints.read, error)).toThrow('"status":401')
  })
})

test('does not compile without a recipe for an endpoint, or with another input', () => {
  // @ts-expect-error A recipe is missing.
  const incomplete: Recipes<'usage'> = {}
  const wrongBody: Recipe<typeof revisionEndpoints.name> = ({ ada }) => ({
    by: ada.client,
    params: { id: '' },
    // @ts-expect-error The body is another one.
    body: { title: 'A name' },
  })
  // @ts-expect-error The parameter is missing.
  const withoutParams: Recipe<typeof revisionEndpoints.list> = ({ ada }) => ({ by: ada.client })
  expect([incomplete, wrongBody, withoutParams]).toHaveLength(3)
})
