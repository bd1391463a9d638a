import type { BodyNode } from '#document/body.ts'

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
