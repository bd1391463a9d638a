import type { Body, BodyNode } from './body.ts'

/** Most characters of a quote. */
const QUOTE_MAX = 300

/**
 * Returns the text under the marks of each comment thread, by its id, in the order of the text.
 * Suggested insertions are not part of it. A long one is cut off with "…".
 */
export function quotesIn(body: Body): Map<string, string> {
  const quotes = new Map<string, string>()
  /** The threads of the block that is read, so that words of two blocks stay apart. */
  let here = new Set<string>()
  const visit = ({ text, marks = [], content = [] }: BodyNode): void => {
    if (content.some(child => child.type === 'text')) here = new Set()
    for (const child of content) visit(child)
    if (text === undefined || marks.some(({ type }) => type === 'insertion')) return
    for (const { type, attrs } of marks) {
      if (type !== 'comment') continue
      const id = String(attrs?.['id'])
      const before = quotes.get(id)
      quotes.set(id, before === undefined ? text : before + (here.has(id) ? '' : ' ') + text)
      here.add(id)
    }
  }
  visit(body)
  return new Map([...quotes].map(([id, quote]) => [id, shortened(quote)]))
}

function shortened(quote: string): string {
  if (quote.length <= QUOTE_MAX) return quote
  // Half of a surrogate pair is no character.
  return `${quote.slice(0, QUOTE_MAX).replace(/[\uD800-\uDBFF]$/, '')}…`
}
