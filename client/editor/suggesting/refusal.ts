import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

/** An edit that cannot be suggested, and whether its user could make it in Editing. */
export type Refusal = { tried: 'join' | 'other'; mayEdit: boolean }

/** Whether an edit takes only ends of paragraphs or lines away. */
export function joins({ before, doc }: Transaction): boolean {
  const [old, made] = [partsOf(before), partsOf(doc)]
  return made.lines < old.lines && made.others === old.others && before.textContent === doc.textContent
}

/** Returns the number of blocks of text and line breaks of a document, and that of its other parts. */
function partsOf(doc: Node): { lines: number; others: number } {
  const parts = { lines: 0, others: 0 }
  doc.descendants(node => {
    if (node.isTextblock || node.type.name === 'hardBreak') parts.lines += 1
    else if (node.isLeaf && !node.isText) parts.others += 1
    else if (node.type.name === 'tableCell' || node.type.name === 'tableHeader') parts.others += 1
  })
  return parts
}
