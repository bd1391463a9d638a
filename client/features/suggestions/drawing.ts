import { Decoration } from '@tiptap/pm/view'

import { colorOf, type Colors } from '#client/editor/presence/PeopleColors.tsx'
import {
  SUGGESTED_LINE,
  SUGGESTED_PARAGRAPH,
  suggestionKey,
  type Suggestion,
  type SuggestionPart,
} from '#document/suggestions.ts'

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
    const style = character === SUGGESTED_LINE ? "--sign: '↵'" : ''
    if (character === SUGGESTED_PARAGRAPH || character === SUGGESTED_LINE)
      breaks.push(Decoration.inline(from + index, from + index + 1, { class: 'suggested-break', style }))
  }
  return breaks
}
