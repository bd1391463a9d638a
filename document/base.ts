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
 * Returns the body without suggestions and comments: suggested insertions are removed, suggested
 * deletions stay, and comment marks are stripped. Adjacent texts are joined, so equal bases are
 * equal values.
 */
export const baseOf = (body: Body): Body => {
  const [base] = baseOfNode(body)
  const result = parseBody(base, { characters: Number.POSITIVE_INFINITY })
  // Removing inline content and annotations keeps the schema valid: `inline*` and `text*` accept
  // less content.
  if (!result.ok) throw new Error(`the base of a body is not a body: ${JSON.stringify(result.error)}`)
  return result.value
}
