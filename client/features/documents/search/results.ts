import type { DocumentSummary } from '#schema/documents/contract.ts'
import { folded, searchedWords } from '#schema/documents/folded.ts'
import type { DocumentMatch, Excerpt } from '#schema/documents/search.ts'

/** A document that a search found. */
export type Found = { id: string; title: string; excerpt: Excerpt | null }

export type Results = { titles: readonly Found[]; texts: readonly Found[] }

/**
 * Returns what to list: the titles on this device that have all words, and what the server found
 * besides them. `documents` is undefined until they are loaded. The server's matches may be older
 * than the list, so a document that left it is left out, if the list `isWhole`.
 */
export function resultsOf(
  documents: readonly DocumentSummary[] | undefined,
  matches: readonly DocumentMatch[],
  wanted: string,
  isWhole: boolean,
): Results {
  const words = searchedWords(wanted)
  const excerpts = new Map(matches.map(({ id, excerpt }) => [id, excerpt]))
  const known = new Map(documents?.map(one => [one.id, one]))
  const isNamed = ({ title }: { title: string }) => {
    const name = folded(title)
    return words.length > 0 && words.every(word => name.includes(word))
  }
  const titles = (documents ?? [])
    .filter(isNamed)
    .map(({ id, title }) => ({ id, title, excerpt: excerpts.get(id) ?? null }))
  const others = matches.filter(({ id }) => !documents || !isWhole || known.has(id))
  const current = others.map(({ id, title, excerpt }) => ({
    id,
    title: known.get(id)?.title ?? title,
    excerpt,
  }))
  const named = new Set(titles.map(({ id }) => id))
  return {
    titles: [...titles, ...current.filter(one => isNamed(one) && !named.has(one.id))],
    texts: current.filter(one => !isNamed(one)),
  }
}

/**
 * Returns the line of an excerpt with its first match, to be found in the document; null without a
 * match.
 */
export function lineOf({
  text,
  parts: [first],
}: Excerpt): { sentence: string; start: number; end: number } | null {
  if (!first) return null
  const lineStart = text.lastIndexOf('\n', first.start) + 1
  const next = text.indexOf('\n', first.start)
  const line = text.slice(lineStart, next < 0 ? undefined : next)
  const lead = lineStart + line.length - line.trimStart().length
  const sentence = line.trim()
  const start = Math.max(first.start - lead, 0)
  const end = Math.min(first.end - lead, sentence.length)
  return start < end ? { sentence, start, end } : null
}
