import * as z from 'zod/mini'

/** A value without members. */
export type Leaf = string | number | boolean | null

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** Returns the leaves of a JSON value by name: `body.words.0`. Undefined values have none. */
export function leavesOf(name: string, value: unknown): [string, Leaf][] {
  if (value === undefined) return []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([member, inner]) => leavesOf(`${name}.${member}`, inner))
  return [[name, z.parse(leaf, value)]]
}

/**
 * Returns a part of a call with the leaves of that name. Members that are numbered are a list.
 * A text that is sent replaces a value, by its JSON where the value is no text.
 */
export function partOf(
  part: string,
  leaves: ReadonlyMap<string, Leaf>,
  sent: (name: string) => string | null,
): unknown {
  const root: Tree = new Map()
  for (const [name, value] of leaves) {
    const [first, ...path] = name.split('.')
    if (first !== part) continue
    const text = sent(name)
    put(root, path, text === null ? value : typeof value === 'string' ? text : jsonOr(text))
  }
  return root.size === 0 ? undefined : plain(root)
}

type Tree = Map<string, unknown>

function put(tree: Tree, [first = '', ...path]: string[], value: unknown): void {
  if (path.length === 0) return void tree.set(first, value)
  const found = tree.get(first)
  const inner: Tree = found instanceof Map ? found : new Map()
  tree.set(first, inner)
  put(inner, path, value)
}

function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const entries = [...value].map(([name, inner]): [string, unknown] => [String(name), plain(inner)])
  const isList = entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const node = z.looseObject({
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  type: z.optional(z.string()),
  format: z.optional(z.string()),
  minimum: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
})

/** Returns an example of each leaf that a JSON Schema describes, in all of its branches. */
export function exampleLeaves(name: string, schema: unknown): [string, Leaf][] {
  const known = z.safeParse(node, schema)
  if (!known.success) return []
  const { properties, items, anyOf = [], oneOf = [], allOf = [] } = known.data
  const branches = [...anyOf, ...oneOf, ...allOf]
  const inner = [
    ...branches.flatMap(branch => exampleLeaves(name, branch)),
    ...Object.entries(properties ?? {}).flatMap(([member, of]) => exampleLeaves(`${name}.${member}`, of)),
    ...(items === undefined ? [] : exampleLeaves(`${name}.0`, items)),
  ]
  if (inner.length > 0) return inner
  const example = z.safeParse(leaf, exampleOf(known.data))
  return example.success ? [[name, example.data]] : []
}

function exampleOf({ const: only, enum: options, type, format, minimum }: z.infer<typeof node>): unknown {
  if (only !== undefined) return only
  if (options) return options[0]
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'email') return 'someone@example.org'
  return type === 'string' ? 'text' : undefined
}
