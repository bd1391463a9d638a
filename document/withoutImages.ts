import type { Body, BodyNode } from './body.ts'
import { parseBody } from './parse.ts'

/** Returns nodes without their images: these belong to the document, and other people cannot load them. */
export const withoutImages = (nodes: readonly BodyNode[]): BodyNode[] =>
  nodes.flatMap(node => {
    if (node.type === 'image') return []
    if (!node.content) return [node]
    const content = withoutImages(node.content)
    // A block that had nothing else needs a line.
    return [
      {
        ...node,
        content: content.length === 0 && node.content.length > 0 ? [{ type: 'paragraph' }] : content,
      },
    ]
  })

/** Returns a body without its images. */
export function bodyWithoutImages(body: Body): Body {
  const [rest] = withoutImages([body])
  const result = parseBody(rest, { characters: Number.POSITIVE_INFINITY })
  if (!result.ok) throw new Error(`a body without its images is not a body: ${JSON.stringify(result.error)}`)
  return result.value
}
