/** A JSON value with one part changed. `part` names it; `[]` stands for an item of a list. */
export type Change = { part: string; change: 'added' | 'removed' | 'of another type'; value: unknown }

/** The items of a list that are changed. The items of most lists are alike. */
const ITEMS = 3

/** Returns the value with each of its parts changed: a further member, a missing one, another type. */
export function changesOf(value: unknown, part = ''): Change[] {
  const retyped: Change = { part, change: 'of another type', value: ofAnotherType(value) }
  if (Array.isArray(value))
    return [
      retyped,
      ...value
        .slice(0, ITEMS)
        .flatMap((item, index) =>
          changesOf(item, `${part}[]`).map(inner => ({ ...inner, value: value.with(index, inner.value) })),
        ),
    ]
  if (typeof value !== 'object' || value === null) return [retyped]
  const members = Object.entries(value)
  const changed = members.flatMap(([name, member]): Change[] => [
    {
      part: `${part}.${name}`,
      change: 'removed',
      value: Object.fromEntries(members.filter(([other]) => other !== name)),
    },
    ...changesOf(member, `${part}.${name}`).map(inner => ({
      ...inner,
      value: { ...value, [name]: inner.value },
    })),
  ])
  return [retyped, { part, change: 'added', value: { ...value, further: 1 } }, ...changed]
}

/** No declared part accepts an object with an unknown member. */
const ofAnotherType = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'text' : { further: 1 }
