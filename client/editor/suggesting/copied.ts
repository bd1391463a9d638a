import { Fragment, Slice, type Node } from '@tiptap/pm/model'

import { isSuggested } from '#document/suggestions.ts'

/** The characters for the ends of paragraphs and lines. */
const BREAKS = /([\u2028\u2029])/

/**
 * Returns copied content as it would read with all suggestions accepted: without text that is to go,
 * and with line breaks for suggested ones.
 */
export const copied = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(accepted(content, false), openStart, openEnd)

function accepted(content: Fragment, isCode: boolean): Fragment {
  const nodes: Node[] = []
  content.forEach(node => {
    if (node.isText) nodes.push(...(isSuggested(node, 'deletion') ? [] : withBreaks(node, isCode)))
    else nodes.push(node.copy(accepted(node.content, node.type.spec.code === true)))
  })
  return Fragment.from(nodes)
}

function withBreaks(node: Node, isCode: boolean): Node[] {
  const { schema } = node.type
  return (node.text ?? '')
    .split(BREAKS)
    .filter(part => part !== '')
    .map(part => {
      if (!BREAKS.test(part)) return schema.text(part, node.marks)
      return isCode ? schema.text('\n', node.marks) : schema.node('hardBreak')
    })
}
