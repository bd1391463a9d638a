import * as z from 'zod/mini'

import { allEndpoints } from '#schema/endpoints/all.ts'
import type { Endpoint } from '#schema/endpoints/endpoint.ts'
import type { AnyCall } from '#tests/integration/endpoints/recipe.ts'
import { RECIPES } from '#tests/integration/endpoints/recipes.ts'
import type { World } from '#tests/integration/endpoints/world.ts'

import { exampleLeaves, leavesOf, type Leaf } from './leaves.ts'

/** The parts of a call whose leaves are parameters. */
const PARTS = ['params', 'query', 'body', 'form'] as const

/** A call that a scanner makes with values of its choice. */
export type ScanCall = {
  /** Such as `documents.rename`. */
  name: string
  endpoint: Endpoint
  by: AnyCall['by']
  key: string | undefined
  /** Valid values of its parameters, by names such as `body.title`. */
  leaves: ReadonlyMap<string, Leaf>
  /** The parameters to vary: those that no call before it has. */
  tested: readonly string[]
}

type AnyRecipe = (world: World) => AnyCall | Promise<AnyCall>

const recipes = new Map(
  Object.entries(RECIPES).flatMap(([feature, ofFeature]) =>
    Object.entries<AnyRecipe>(ofFeature).map(([name, recipe]) => [`${feature}.${name}`, recipe]),
  ),
)

const TEXT = 'We are very happy with the wonderfull work.'
const OTHER_EMAILS = [
  { body: { mode: 'reply', purpose: 'Thank them very much.', original: TEXT, stance: 'accept' } },
  { body: { mode: 'refine', body: TEXT, how: 'shorter' } },
]
const DATA = { form: { data: JSON.stringify({ annotation: [{ text: TEXT }] }), language: 'en-US' } }
const LEVEL = { form: { text: TEXT, language: 'auto', preferredVariants: 'en-GB', level: 'picky' } }

/** Further calls of endpoints that take one of several shapes. */
const SHAPES: Record<string, readonly Partial<AnyCall>[]> = {
  'corrections.decide': [{ body: { kind: 'dismissal', fingerprint: 'a-fingerprint-of-text' } }],
  'emailGenerator.run': OTHER_EMAILS,
  'publicApi.email': OTHER_EMAILS,
  'languageTool.check': [DATA, LEVEL],
  'languageTool.checkByUrl': [DATA, LEVEL],
}

/** Valid values of parameters whose type does not say what is valid. */
const EXAMPLES: ReadonlyMap<string, Leaf> = new Map([
  ['body.language', 'en'],
  ['body.voiceLanguage', 'en-US'],
])

/** Calls of every endpoint, which together have every parameter that is declared. */
export async function callsOf(world: World): Promise<ScanCall[]> {
  const calls: ScanCall[] = []
  for (const { name, endpoint } of allEndpoints) {
    const prepared = await recipes.get(name)?.(world)
    if (!prepared) throw new Error(`${name} has no recipe.`)
    const declared = declaredLeaves(endpoint)
    const seen = new Set<string>()
    const add = (leaves: ReadonlyMap<string, Leaf>) => {
      const tested = [...leaves.keys()].filter(leaf => !seen.has(leaf))
      for (const leaf of tested) seen.add(leaf)
      calls.push({ name, endpoint, by: prepared.by, key: prepared.key, leaves, tested })
    }
    for (const shape of [{}, ...(SHAPES[name] ?? [])]) add(leavesOfCall({ ...prepared, ...shape }, declared))
    const first = calls.at(-1 - (SHAPES[name]?.length ?? 0))?.leaves ?? new Map<string, Leaf>()
    for (const missing of declared.keys()) {
      if (seen.has(missing)) continue
      const added = [...declared].filter(
        ([other]) => groupOf(other) === groupOf(missing) && !first.has(other),
      )
      add(new Map([...first, ...added]))
    }
  }
  return calls
}

/** Members of an object inside a part are only valid together: `body.goals.` of `body.goals.domain`. */
const groupOf = (name: string): string =>
  name.split('.').length > 2 ? name.slice(0, name.lastIndexOf('.') + 1) : name

/** Returns the leaves of a call. Recipes may hold more parameters of a path than it has. */
function leavesOfCall(call: AnyCall, declared: ReadonlyMap<string, Leaf>): Map<string, Leaf> {
  const sent = { ...call, body: call.body instanceof Blob ? undefined : call.body }
  const leaves = PARTS.flatMap(part => leavesOf(part, sent[part]))
  return new Map(leaves.filter(([name]) => !name.startsWith('params.') || declared.has(name)))
}

/** Returns an example of every parameter that an endpoint declares. */
function declaredLeaves(endpoint: Endpoint): Map<string, Leaf> {
  const examples = PARTS.flatMap(part => {
    const schema = endpoint[part]
    return schema ? exampleLeaves(part, z.toJSONSchema(schema, { io: 'input' })) : []
  }).filter(
    ([name]) => !name.startsWith('params.') || endpoint.route.includes(`:${name.slice('params.'.length)}`),
  )
  return new Map(examples.map(([name, example]) => [name, EXAMPLES.get(name) ?? example]))
}
