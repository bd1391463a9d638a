import { z } from 'zod'

import type { ApiField } from '#schema/api-docs/contract.ts'

const part = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  items: z.unknown().optional(),
  oneOf: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
})
type Part = z.infer<typeof part>

/**
 * Returns the fields of a JSON Schema, those of objects inside it with their path. Of a choice between
 * objects, it has the fields of each; a field is required if each requires it.
 */
export function fieldsOf(schema: unknown, path = ''): ApiField[] {
  const read = part.parse(schema)
  const choices = choicesOf(read)
  if (choices) return merged(choices.map(choice => fieldsOf(choice, path)))
  return Object.entries(read.properties ?? {}).flatMap(([name, inner]) =>
    fieldOf(path + name, part.parse(inner), read.required.includes(name)),
  )
}

function fieldOf(name: string, inner: Part, isRequired: boolean): ApiField[] {
  const nested = inner.properties ? fieldsOf(inner, `${name}.`) : []
  const of = choicesOf(inner)?.map(choice => part.parse(choice)) ?? []
  const lengths = [inner, ...of]
  return [
    {
      name,
      type: typeOf(inner),
      isRequired,
      values: valuesOf(inner),
      defaultValue: inner.default === undefined ? null : JSON.stringify(inner.default),
      minLength: least(lengths.map(({ minLength }) => minLength)),
      maxLength: most(lengths.map(({ maxLength, maxItems }) => maxLength ?? maxItems)),
    },
    ...nested.map(field => ({ ...field, isRequired: field.isRequired && isRequired })),
  ]
}

const choicesOf = ({ oneOf, anyOf }: Part): unknown[] | undefined => oneOf ?? anyOf

function typeOf(inner: Part): string {
  if (inner.type === 'array') return `${typeOf(part.parse(inner.items ?? {}))}[]`
  const types = choicesOf(inner)?.map(choice => typeOf(part.parse(choice))) ?? [inner.type ?? 'any'].flat()
  return [...new Set(types)].join(' | ')
}

function valuesOf({ enum: values, const: only }: Part): string[] {
  return (values ?? (only === undefined ? [] : [only])).map(String)
}

function merged(choices: ApiField[][]): ApiField[] {
  const names = new Set(choices.flatMap(fields => fields.map(({ name }) => name)))
  return [...names].flatMap(name => {
    const found = choices.flatMap(fields => fields.filter(field => field.name === name))
    const [first] = found
    if (!first) return []
    const isRequired = found.length === choices.length && found.every(field => field.isRequired)
    return [{ ...first, isRequired, values: [...new Set(found.flatMap(({ values }) => values))] }]
  })
}

const known = (numbers: (number | undefined)[]): number[] => numbers.filter(number => number !== undefined)
const least = (numbers: (number | undefined)[]): number | null =>
  known(numbers).length === 0 ? null : Math.min(...known(numbers))
const most = (numbers: (number | undefined)[]): number | null =>
  known(numbers).length === 0 ? null : Math.max(...known(numbers))
