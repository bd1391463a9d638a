import { Decoration } from '@tiptap/pm/view'

import { personColor } from '#client/shared/ui/layout/person.ts'
import {
  SUGGESTED_LINE,
  SUGGESTED_PARAGRAPH,
  suggestionKey,
  type Suggestion,
  type SuggestionPart,
} from '#document/suggestions.ts'

/** The colors of the people in a document, by their ids. */
export type Colors = ReadonlyMap<string, string>

/** Returns the color of the author of a suggestion. */
export const colorOf = (colors: Colors, author: string): string => colors.get(author) ?? personColor(author)

type Shown = { suggestions: readonly Suggestion[]; active: string | null; colors: Colors }

/** Returns the lines under and through suggested text, in the colors of their authors. */
export const draw = ({ suggestions, active, colors }: Shown): Decoration[] =>
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
    if (character === SUGGESTED_PARAGRAPH || character === SUGGESTED_LINE)
      breaks.push(Decoration.inline(from + index, from + index + 1, { class: 'suggested-break' }))
  }
  return breaks
}
