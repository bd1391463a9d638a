import type { Attrs, Mark, Node } from 'prosemirror-model'

import { BLOCK_KINDS, FORMATS, LIST_KINDS } from './attributes.ts'
import { isAllowedLink } from './links.ts'

/** A range in positions, end exclusive. */
type Span = { from: number; to: number }

const KINDS = ['insertion', 'deletion', 'formatting', 'linking'] as const

/**
 * The marks of suggestions: text to add, text to take away, a format to set or to end, and a link to
 * set, to change or to end.
 */
export type SuggestionKind = (typeof KINDS)[number]

/** A kind of list. */
export type ListKind = (typeof LIST_KINDS)[number]

/** A kind of block: a paragraph, a heading of a level, or an item of a list. */
export type BlockKind = (typeof BLOCK_KINDS)[number]

/** A format of a text, or the kind of its block, and whether it is wanted. A kind always is. */
export type SuggestedFormat = { format: (typeof FORMATS)[number] | BlockKind; on: boolean }

/** The address to which a text should link, and the one to which it links. Null: it is no link. */
export type SuggestedLink = { href: string | null; before: string | null }

/** A piece of a suggestion: a range of a body, in positions, within one block. */
export type SuggestionPart = Span & { text: string } & (
    | { kind: Exclude<SuggestionKind, 'formatting' | 'linking'> }
    | ({ kind: 'formatting' } & SuggestedFormat)
    | ({ kind: 'linking' } & SuggestedLink)
  )

/** A suggested change of a text. A replacement has text to add and to take away, a note neither. */
export type Suggestion = { id: string; author: string; parts: readonly SuggestionPart[] }

/**
 * A suggested end of a paragraph, and a suggested line break: characters in a suggested insertion,
 * since only text can have marks. Accepting makes them real.
 */
export const SUGGESTED_PARAGRAPH = '\u2029'
export const SUGGESTED_LINE = '\u2028'

/** Whether a mark is that of a suggestion. */
export const isSuggestion = ({ type }: Mark): boolean => kindOf(type.name) !== null

const kindOf = (name: string): SuggestionKind | null => KINDS.find(kind => kind === name) ?? null

/** Whether a mark of a name suggests text to add, or to take away. */
export const isTextSuggestion = (name: string): boolean => {
  const kind = kindOf(name)
  return kind !== null && !isNote(kind)
}

/** Whether a kind of suggestion is a note on text that stays: about its format or its link. */
export const isNote = (kind: SuggestionKind): boolean => kind === 'formatting' || kind === 'linking'

/** Returns whether a text is suggested to be added, or to be taken away: by anyone, or by an author. */
export const isSuggested = ({ marks }: Node, kind: SuggestionKind, author?: string): boolean =>
  marks.some(({ type, attrs }) => type.name === kind && (author === undefined || attrs['author'] === author))

/** Returns the id of the suggestion of an author that changes a text, or null. */
export function suggestionIdOf({ marks }: Node, author: string): string | null {
  const mark = marks.find(({ type, attrs }) => {
    const kind = kindOf(type.name)
    return kind !== null && !isNote(kind) && attrs['author'] === author
  })
  return mark ? String(mark.attrs['id']) : null
}

/** Returns the mark by which an author suggests a format of a text, or null. */
export const suggestedFormatOf = (
  { marks }: Node,
  author: string,
  format: SuggestedFormat['format'],
): Mark | null =>
  marks.find(
    ({ type, attrs }) =>
      type.name === 'formatting' && attrs['author'] === author && attrs['format'] === format,
  ) ?? null

/** Returns the mark by which an author suggests the link of a text, or its end, or null. */
export const suggestedLinkOf = (marks: readonly Mark[], author: string): Mark | null =>
  marks.find(({ type, attrs }) => type.name === 'linking' && attrs['author'] === author) ?? null

/** Returns the address to which a text links, or null. */
export function addressOf({ marks }: Node): string | null {
  const link = marks.find(({ type }) => type.name === 'link')
  return link ? String(link.attrs['href']) : null
}

/** Returns the format or the kind of block that can be suggested by a name, or null. */
export const formatOf = (name: string): SuggestedFormat['format'] | null =>
  FORMATS.find(format => format === name) ?? blockKindNamed(name)

/** Returns the kind of block of a name, or null. */
export const blockKindNamed = (name: string): BlockKind | null =>
  BLOCK_KINDS.find(kind => kind === name) ?? null

/** Returns the kind of list of a name, or null. */
export const listKindNamed = (name: string): ListKind | null => LIST_KINDS.find(kind => kind === name) ?? null

/**
 * Returns the kind of a block, or null for one that no kind can be suggested of, such as code. The
 * first paragraph of an item is a paragraph.
 */
export const blockKindOf = ({ type, attrs, isTextblock }: Node): BlockKind | null =>
  isTextblock
    ? blockKindNamed(type.name === 'heading' ? `heading${String(attrs['level'])}` : type.name)
    : null

/** The type of a block and its attributes, and the list of which it is an item. */
type Shape = { type: 'paragraph' | 'heading'; attrs: Attrs | null; list: ListKind | null }

/** Returns the shape of a block of a kind. */
export const blockOfKind = (kind: BlockKind): Shape =>
  kind.startsWith('heading')
    ? { type: 'heading', attrs: { level: Number(kind.slice(-1)) }, list: null }
    : { type: 'paragraph', attrs: null, list: listKindNamed(kind) }

/** Returns the ranges of a block that are suggested to be taken away. */
export function deletionsIn(block: Node): Span[] {
  const spans: Span[] = []
  block.forEach((child, offset) => {
    if (isSuggested(child, 'deletion')) spans.push({ from: offset, to: offset + child.nodeSize })
  })
  return spans
}

/** Returns the text of a block as people read it: see `readTextOf`. Each leaf is a line end. */
export function readTextOfBlock(block: Node): string {
  let text = ''
  block.forEach(child => {
    if (!isSuggested(child, 'deletion')) text += child.text ?? '\n'
  })
  return withLineEnds(text)
}

/** Returns a text of the same length with suggested ends of paragraphs and lines as '\n'. */
export const withLineEnds = (text: string): string =>
  text.replaceAll(SUGGESTED_PARAGRAPH, '\n').replaceAll(SUGGESTED_LINE, '\n')

/** Returns whether a range of a document holds text that is suggested to be taken away. */
export function holdsDeletion(doc: Node, { from, to }: Span): boolean {
  let isFound = false
  doc.nodesBetween(from, to, node => {
    isFound ||= isSuggested(node, 'deletion')
  })
  return isFound
}

/**
 * Returns the place at or after a position that is inside no text that is suggested to be taken away.
 * Text that is put into such a text would split its marks, which Yjs does not merge.
 */
export function outsideDeletion(doc: Node, position: number): number {
  for (let at = position; ;) {
    const { nodeBefore, nodeAfter } = doc.resolve(at)
    const isInside = nodeBefore?.marks.some(
      mark => mark.type.name === 'deletion' && mark.isInSet(nodeAfter?.marks ?? []),
    )
    if (!isInside || !nodeAfter) return at
    at += nodeAfter.nodeSize
  }
}

/** Returns whether two ranges share a character. */
export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

type Piece = { id: string; author: string; part: SuggestionPart }

/** The pieces in each block of a document, in positions of its content. A key changes one of hundreds. */
const known = new WeakMap<Node, readonly Piece[]>()

function piecesIn(block: Node): readonly Piece[] {
  const held = known.get(block)
  if (held) return held
  const found: Piece[] = []
  block.descendants((node, position) => {
    for (const mark of node.marks) {
      const part = partOf(mark, node, position)
      if (!part) continue
      const [id, author] = [String(mark.attrs['id']), String(mark.attrs['author'])]
      const last = found.findLast(other => other.id === id && isSameChange(other.part, part))
      if (last?.part.to === part.from)
        Object.assign(last.part, { to: part.to, text: last.part.text + part.text })
      else found.push({ id, author, part })
    }
  })
  known.set(block, found)
  return found
}

function partOf({ type, attrs }: Mark, node: Node, position: number): SuggestionPart | null {
  const range = { from: position, to: position + node.nodeSize, text: node.text ?? '' }
  const kind = kindOf(type.name)
  if (kind === 'formatting') {
    const format = formatOf(String(attrs['format']))
    return format && { kind, format, on: attrs['on'] === true, ...range }
  }
  if (kind !== 'linking') return kind && { kind, ...range }
  const href = attrs['href'] === null ? null : String(attrs['href'])
  if (href !== null && !isAllowedLink(href)) return null
  return { kind, href, before: addressOf(node), ...range }
}

/** Returns whether two parts change a text in the same way. */
export function isSameChange(a: SuggestionPart, b: SuggestionPart): boolean {
  if (a.kind === 'formatting' && b.kind === 'formatting') return a.format === b.format && a.on === b.on
  if (a.kind === 'linking' && b.kind === 'linking') return a.href === b.href && a.before === b.before
  return a.kind === b.kind
}

/** Names a suggestion: an id is its author's own. */
export const suggestionKey = ({ author, id }: Pick<Suggestion, 'author' | 'id'>): string => `${author} ${id}`

/**
 * Returns the suggestions of a document, in the order of their first parts. The parts of one are in
 * text order.
 */
export function suggestionsIn(doc: Node): Suggestion[] {
  const byKey = new Map<string, { id: string; author: string; parts: SuggestionPart[] }>()
  doc.forEach((block, offset) => {
    for (const { id, author, part } of piecesIn(block)) {
      const key = suggestionKey({ id, author })
      const found = byKey.get(key) ?? { id, author, parts: [] }
      found.parts.push({ ...part, from: offset + 1 + part.from, to: offset + 1 + part.to })
      byKey.set(key, found)
    }
  })
  return [...byKey.values()]
}

/** A decision on suggestions. */
export type Verdict = 'accept' | 'reject'

/** How a decision changes a body: which parts go, and of which the marks end. */
export type Resolution = { removed: SuggestionPart[]; kept: SuggestionPart[] }

/**
 * Returns how a decision on suggestions changes a body. Nothing is inserted, so that the same decision
 * by two people is harmless.
 */
export function resolutionOf(suggestions: readonly Suggestion[], verdict: Verdict): Resolution {
  const gone: SuggestionKind = verdict === 'accept' ? 'deletion' : 'insertion'
  const parts = suggestions.flatMap(suggestion => suggestion.parts)
  return {
    removed: parts.filter(({ kind }) => kind === gone),
    kept: parts.filter(({ kind }) => kind !== gone),
  }
}
