import type { Transaction } from '@tiptap/pm/state'

import type { Suggestion, SuggestionPart, Verdict } from '#document/suggestions.ts'

type Link = Extract<SuggestionPart, { kind: 'linking' }>
type Decision = Pick<Suggestion, 'id' | 'author'> & { verdict: Verdict }

/** Links the text of a part, or ends its link, or leaves it. The note on it goes in any case. */
export function decideLink(
  tr: Transaction,
  { from, to, href }: Link,
  { id, author, verdict }: Decision,
): void {
  const { schema } = tr.doc.type
  tr.removeMark(from, to, schema.mark('linking', { id, author, href }))
  if (verdict === 'reject') return
  if (href === null) tr.removeMark(from, to, schema.marks['link'])
  else tr.addMark(from, to, schema.mark('link', { href }))
}
