import type { Body, BodyNode } from './body.ts'
import { parseBody } from './parse.ts'
import { ANNOTATIONS } from './schema.ts'

const annotations: ReadonlySet<string> = new Set(ANNOTATIONS)

const baseOfNode = (node: BodyNode): BodyNode[] => {
  if (node.marks?.some(mark => mark.type === 'insertion')) return []
  const { marks, content, ...rest } = node
  const formatting = marks?.filter(mark => !annotations.has(mark.type)) ?? []
  return [
    {
      ...rest,
      ...(formatting.length > 0 && { marks: formatting }),
      ...(content && { content: content.flatMap(baseOfNode) }),
    },
  ]
}

/**
 * The body without what others propose or say about it: suggested insertions are left out, suggested deletions stay, and
 * comment marks are stripped. Texts that this brings together are joined, so equal bases are equal values.
 */
export const baseOf = (body: Body): Body => {
  const [base] = baseOfNode(body)
  const result = parseBody(base, { characters: Number.POSITIVE_INFINITY })
  // Leaving out inline content and annotations cannot break the schema: `inline*` and `text*` accept less of it.
  if (!result.ok) throw new Error(`the base of a body is not a body: ${JSON.stringify(result.error)}`)
  return result.value
}
