import type { Mark } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

import { addressOf, isSuggested, suggestedLinkOf } from '#document/suggestions.ts'

import { textsIn, type Owner, type Range } from './texts.ts'

/**
 * Notes the link that a text should be, or with null that it should be none, as the author's only
 * such note. A text that is so already needs no note. The author's own suggested text is linked for
 * real. Returns false where no text can be that link.
 */
export function suggestLink(
  made: Transaction,
  range: Range,
  wanted: Mark | null,
  { id, author }: Owner,
): boolean {
  const { schema } = made.doc.type
  const { link } = schema.marks
  const href: unknown = wanted?.attrs['href'] ?? null
  let isPossible = false
  for (const { from, to, node } of textsIn(made.doc, range)) {
    if (!link || !made.doc.resolve(from).parent.type.allowsMarkType(link)) continue
    if (isSuggested(node, 'insertion', author)) {
      if (wanted) made.addMark(from, to, wanted)
      else made.removeMark(from, to, link)
    } else if (isSuggested(node, 'deletion')) continue
    else {
      const before = suggestedLinkOf(node.marks, author)
      if (before) made.removeMark(from, to, before)
      if (addressOf(node) !== href) made.addMark(from, to, schema.mark('linking', { id, author, href }))
    }
    isPossible = true
  }
  return isPossible || !wanted
}
