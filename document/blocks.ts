import { baseOf } from './base.ts'
import type { AttributeValue, Body, BodyNode } from './body.ts'
import { bodySchema } from './schema.ts'

type NodeKind = { type: string; attrs?: Record<string, AttributeValue> }

/** A text block (or a rule or an image), for comparing bodies. */
export type Block = {
  /** The node types from the outermost ancestor to the block. */
  path: NodeKind[]
  /** The same as in `textOf`, where the paragraphs of a row share a line. */
  text: string
  /** Its marks, without comments and suggestions, and their offsets: equal for equal formatting of equal text, '' for none. */
  format: string
}

/** Returns the blocks of a body in text order, without suggestions: those are no changes before they are accepted. */
export function blocksOf(body: Body): Block[] {
  const blocks: Block[] = []
  const stack: { node: BodyNode; around: NodeKind[] }[] = [{ node: baseOf(body), around: [] }]
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { node, around } = visit
    const path = node.type === 'doc' ? [] : [...around, kindOf(node)]
    const type = bodySchema.nodes[node.type]
    if (type?.inlineContent || type?.isLeaf) blocks.push(blockOf(node, path))
    else for (const child of (node.content ?? []).toReversed()) stack.push({ node: child, around: path })
  }
  return blocks
}

const kindOf = ({ type, attrs }: BodyNode): NodeKind => (attrs ? { type, attrs } : { type })

function blockOf(node: BodyNode, path: NodeKind[]): Block {
  let text = ''
  let format = ''
  let last = ''
  for (const child of node.content ?? []) {
    const shown = child.marks ? JSON.stringify(child.marks) : ''
    if (shown !== last) format += `${text.length} ${shown} `
    last = shown
    text += child.type === 'hardBreak' ? '\n' : (child.text ?? '')
  }
  return { path, text, format }
}
