import type { Node } from '@tiptap/pm/model'

import {
  blockKindNamed,
  isSuggested,
  SUGGESTED_PARAGRAPH,
  type BlockKind,
  type Suggestion,
  type SuggestionPart,
} from '#document/suggestions.ts'

/** A text in the kind that is suggested of its block, in positions of the block's content. */
export type KindText = {
  from: number
  to: number
  kind: BlockKind
  /** Whether it has the note. Text that was written since has none. */
  isNoted: boolean
}

/**
 * Returns the texts of a block in the kind that is suggested of it: those with the note, and those next to
 * them, up to a suggested end of the paragraph. Accepting the note turns them all.
 */
export function textsOfKind(block: Node): KindText[] {
  const texts: KindText[] = []
  let kind: BlockKind | null = null
  /** The texts of the line before its first one with a note. */
  let waiting: { from: number; to: number }[] = []
  block.forEach((node, offset) => {
    const noted = notedKind(node)
    if (noted) {
      texts.push(...waiting.map(range => ({ ...range, kind: noted, isNoted: false })))
      texts.push({ from: offset, to: offset + node.nodeSize, kind: noted, isNoted: true })
      waiting = []
      kind = noted
      return
    }
    let from = offset
    for (const [index, line] of (node.text ?? '').split(SUGGESTED_PARAGRAPH).entries()) {
      if (index > 0) {
        kind = null
        waiting = []
      }
      const range = { from, to: from + line.length }
      from = range.to + SUGGESTED_PARAGRAPH.length
      if (line === '') continue
      if (kind) texts.push({ ...range, kind, isNoted: false })
      else waiting.push(range)
    }
  })
  return texts
}

/** Returns the kind that a text notes of its block, or null. Of the notes of several people, the last one is drawn. */
function notedKind({ marks }: Node): BlockKind | null {
  const kinds = marks.flatMap(({ type, attrs }) =>
    type.name === 'formatting' ? (blockKindNamed(String(attrs['format'])) ?? []) : [],
  )
  return kinds.at(-1) ?? null
}

/** Returns the text that a block would have in the kind that is suggested of it. */
function readKindText(block: Node): string {
  let text = ''
  for (const { from, to } of textsOfKind(block))
    block.nodesBetween(from, to, (node, position) => {
      if (isSuggested(node, 'deletion')) return
      text += node.text?.slice(Math.max(from - position, 0), to - position) ?? ''
    })
  return text
}

/**
 * Returns suggestions as people read them: one about the kind of a block has one part for the block, with
 * all of its text, also with what was written in it since.
 */
export const withWholeBlocks = (suggestions: readonly Suggestion[], doc: Node): readonly Suggestion[] =>
  suggestions.map(suggestion =>
    suggestion.parts.some(part => kindOf(part))
      ? { ...suggestion, parts: partsOfBlocks(suggestion.parts, doc) }
      : suggestion,
  )

function partsOfBlocks(parts: readonly SuggestionPart[], doc: Node): SuggestionPart[] {
  const seen = new Set<string>()
  return parts.flatMap(part => {
    const kind = kindOf(part)
    if (!kind) return [part]
    const place = doc.resolve(part.from)
    const block = `${place.start()} ${kind}`
    if (seen.has(block)) return []
    seen.add(block)
    return [{ ...part, text: readKindText(place.parent) || part.text }]
  })
}

const kindOf = (part: SuggestionPart): BlockKind | null =>
  part.kind === 'formatting' ? blockKindNamed(part.format) : null
