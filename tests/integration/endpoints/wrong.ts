import * as z from 'zod/mini'

const schema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
  additionalProperties: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
})
type Schema = z.infer<typeof schema>

/** A value with a mistake. `member`: the wrong part, `body` for the whole. */
export type Wrong = { member: string; value: Record<string, unknown> }

/** Values of a type that is none of those. */
const OTHER: Readonly<Record<string, unknown>> = {
  string: { a: 1 },
  number: 'a text',
  integer: 'a text',
  boolean: 'a text',
  array: 'a text',
  object: 'a text',
}
/** The server refuses a longer body before it reads it. */
const LONGEST = 50_000

/**
 * Returns wrong values by the JSON Schema of an object, each with one mistake in a right one: a member
 * that is missing, is unknown, has another type, or is beyond its limits. A choice of schemas yields none.
 */
export function wrongValues(of: unknown, right: Readonly<Record<string, unknown>>): Wrong[] {
  const { type, properties, required, additionalProperties } = z.parse(schema, of)
  if (type !== 'object') return []
  const wrong: Wrong[] = required.map(member => {
    const { [member]: _missing, ...value } = right
    return { member, value }
  })
  if (additionalProperties === false) wrong.push({ member: 'body', value: { ...right, furtherMember: 1 } })
  for (const [member, inner] of Object.entries(properties))
    for (const mistake of mistakesIn(z.parse(schema, inner)))
      wrong.push({ member, value: { ...right, [member]: mistake } })
  return wrong
}

function mistakesIn({ type, enum: values, const: only, minLength, maxLength, minimum, maximum }: Schema) {
  const mistakes: unknown[] = []
  if (typeof type === 'string' && type in OTHER) mistakes.push(OTHER[type])
  if (values || only !== undefined) mistakes.push('no such value')
  if (type === 'string' && minLength !== undefined && minLength > 0) mistakes.push('')
  if (type === 'string' && maxLength !== undefined && maxLength < LONGEST)
    mistakes.push('x'.repeat(maxLength + 1))
  if (minimum !== undefined) mistakes.push(minimum - 1)
  if (maximum !== undefined) mistakes.push(maximum + 1)
  return mistakes
}
