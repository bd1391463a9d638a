import type { Node } from '@tiptap/pm/model'

import { deletionsIn, overlaps } from '#document/suggestions.ts'

import { ExpressionSearch } from './expressionSearch.ts'
import { matchesIn, patternOf, type Match, type Query } from './query.ts'

/**
 * Whether the matches of a query are known: all of them; some, because a worker still searches; or
 * none, because the expression is not valid, takes too long or its worker failed.
 */
export type FinderState = 'done' | 'searching' | 'invalid' | 'slow' | 'failed'

/** The matches of one query in a document. */
export type Finder = {
  /** Returns the known matches of a document, in text order. */
  find: (doc: Node) => readonly Match[]
  state: () => FinderState
  /** Ends what still runs. */
  stop: () => void
}

const texts = new WeakMap<Node, string>()

/** Returns the text of a block. Each leaf is one character, as in positions. */
function textOf(block: Node): string {
  const known = texts.get(block)
  if (known !== undefined) return known
  const text = block.textBetween(0, block.content.size, undefined, '\n')
  texts.set(block, text)
  return text
}

const NONE: readonly Match[] = []

/**
 * Returns the finder of a query. It searches only the texts of blocks that its last call has not
 * seen: a key changes one of hundreds. `onFound` is called when `find` would return more or the
 * state is another.
 */
export function finderOf(query: Query, onFound: () => void): Finder {
  const pattern = patternOf(query)
  switch (pattern.kind) {
    case 'nothing':
      return stateless('done', () => NONE)
    case 'invalid':
      return stateless('invalid', () => NONE)
    case 'text': {
      const known = new KnownMatches()
      return stateless('done', doc => known.of(doc, text => matchesIn(text, pattern.pattern)))
    }
    case 'expression':
      return expressionFinder(pattern.pattern, onFound)
  }
}

const stateless = (state: FinderState, find: Finder['find']): Finder => ({
  find,
  state: () => state,
  stop: () => undefined,
})

function expressionFinder(pattern: RegExp, onFound: () => void): Finder {
  const known = new KnownMatches()
  const search = new ExpressionSearch(pattern, answer => {
    if (answer) known.add(answer)
    onFound()
  })
  return {
    find: doc => {
      if (search.ended) return NONE
      const missing = new Set<string>()
      const found = known.of(doc, text => {
        missing.add(text)
        return undefined
      })
      if (missing.size > 0) search.ask([...missing])
      return found
    },
    state: () => search.ended ?? (search.isBusy ? 'searching' : 'done'),
    stop: () => search.stop(),
  }
}

/** The matches by the text of a block: a change by another user makes all nodes new. */
class KnownMatches {
  private byText = new Map<string, readonly Match[]>()

  add(found: ReadonlyMap<string, readonly Match[]>): void {
    for (const [text, matches] of found) this.byText.set(text, matches)
  }

  /** Returns the matches in a document. `search` finds those of an unknown text, or returns undefined for later. */
  of(doc: Node, search: (text: string) => readonly Match[] | undefined): readonly Match[] {
    const seen = new Map<string, readonly Match[]>()
    const matches: Match[] = []
    doc.descendants((node, position) => {
      if (!node.isTextblock) return true
      const text = textOf(node)
      const inText = seen.get(text) ?? this.byText.get(text) ?? search(text)
      if (!inText) return false
      seen.set(text, inText)
      const start = position + 1
      // Text that is suggested to go is not found: replacing it again would double the replacement.
      const gone = deletionsIn(node)
      for (const match of inText)
        if (!gone.some(span => overlaps(span, match)))
          matches.push({ ...match, from: start + match.from, to: start + match.to })
      return false
    })
    this.byText = seen
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
