import type { Node } from '@tiptap/pm/model'
import { Decoration } from '@tiptap/pm/view'

import { colorOf, type Colors } from '#client/editor/presence/PeopleColors.tsx'
import {
  blockKindNamed,
  listKindNamed,
  SUGGESTED_LINE,
  SUGGESTED_PARAGRAPH,
  suggestionKey,
  type Suggestion,
  type SuggestionPart,
} from '#document/suggestions.ts'

import { textsOfKind } from './kindTexts.ts'
import { numberAt } from './listNumber.ts'

type Shown = { suggestions: readonly Suggestion[]; active: string | null; colors: Colors }

/**
 * Returns the lines under and through suggested text, in the colors of their authors, the signs of items,
 * and the look of text in a block of which a kind is suggested.
 */
export const draw = (shown: Shown, doc: Node): Decoration[] => [
  ...linesOf(shown),
  ...kindsOf(shown, doc),
  ...itemsOf(shown, doc),
]

const linesOf = ({ suggestions, active, colors }: Shown): Decoration[] =>
  suggestions.flatMap(suggestion => {
    const key = suggestionKey(suggestion)
    const style = `--author: ${colorOf(colors, suggestion.author)}`
    return suggestion.parts.flatMap(part => {
      const kind = `suggested suggested-${part.kind}`
      const attributes = { class: key === active ? `${kind} suggested-active` : kind, style }
      return [Decoration.inline(part.from, part.to, attributes), ...breaksOf(part)]
    })
  })

/** The characters that stand for the ends of paragraphs and lines are drawn as such. */
function breaksOf({ from, text }: SuggestionPart): Decoration[] {
  const breaks: Decoration[] = []
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    const style = character === SUGGESTED_LINE ? "--sign: '↵'" : ''
    if (character === SUGGESTED_PARAGRAPH || character === SUGGESTED_LINE)
      breaks.push(Decoration.inline(from + index, from + index + 1, { class: 'suggested-break', style }))
  }
  return breaks
}

/** Text without the note of a kind looks like the text around it that has one. */
function kindsOf({ suggestions }: Shown, doc: Node): Decoration[] {
  const blocks = new Map<number, Node>()
  for (const part of suggestions.flatMap(({ parts }) => parts)) {
    if (part.kind !== 'formatting' || !blockKindNamed(part.format)) continue
    const place = doc.resolve(part.from)
    blocks.set(place.start(), place.parent)
  }
  return [...blocks].flatMap(([start, block]) =>
    textsOfKind(block)
      .filter(({ isNoted }) => !isNoted)
      .map(({ from, to, kind }) => Decoration.inline(start + from, start + to, { 'data-format': kind })),
  )
}

/** Blocks that are suggested as items of lists are drawn as such, with the numbers that they would have. */
function itemsOf({ suggestions }: Shown, doc: Node): Decoration[] {
  const items: Decoration[] = []
  /** The next number, by the position behind an item. */
  const numbers = new Map<number, number>()
  const parts = suggestions.flatMap(suggestion => suggestion.parts).toSorted((a, b) => a.from - b.from)
  for (const part of parts) {
    const kind = part.kind === 'formatting' ? listKindNamed(part.format) : null
    if (!kind) continue
    const place = doc.resolve(part.from)
    const [from, to] = [place.before(), place.after()]
    const number = numbers.get(from) ?? numberAt(doc, from)
    if (kind === 'orderedList') numbers.set(to, number + 1)
    const sign = { bulletList: '•', orderedList: `${number}.`, taskList: '☐' }[kind]
    items.push(Decoration.node(from, to, { class: 'suggested-item', style: `--sign: '${sign}'` }))
  }
  return items
}
