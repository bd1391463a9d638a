import type { Node } from '@tiptap/pm/model'

import { patternOf, spansIn, type Query, type Span } from './query.ts'

const texts = new WeakMap<Node, string>()

/** Returns the text of a block. Each leaf is one character, as in positions. */
function textOf(block: Node): string {
  const known = texts.get(block)
  if (known !== undefined) return known
  const text = block.textBetween(0, block.content.size, undefined, '\n')
  texts.set(block, text)
  return text
}

const NONE: readonly Span[] = []

/**
 * Returns a function that finds the matches of a query in a document, in text order. It searches
 * only the texts of blocks that its last call has not seen: a key changes one of hundreds.
 */
export function finderOf(query: Query): (doc: Node) => readonly Span[] {
  const pattern = patternOf(query)
  // By text: a change by another user makes all nodes new.
  let known = new Map<string, readonly Span[]>()
  return doc => {
    if (!pattern) return NONE
    const seen = new Map<string, readonly Span[]>()
    const matches: Span[] = []
    doc.descendants((node, position) => {
      if (!node.isTextblock) return true
      const text = textOf(node)
      const spans = seen.get(text) ?? known.get(text) ?? spansIn(text, pattern)
      seen.set(text, spans)
      const start = position + 1
      for (const { from, to } of spans) matches.push({ from: start + from, to: start + to })
      return false
    })
    known = seen
    return matches
  }
}

/** Returns where a position of a document is after a change, also if all of it was replaced. */
export function movedTo(position: number, before: Node, after: Node): number {
  const start = before.content.findDiffStart(after.content)
  if (start === null || position <= start) return position
  const end = before.content.findDiffEnd(after.content)
  return end && position >= end.a ? position + end.b - end.a : Math.min(position, after.content.size)
}
