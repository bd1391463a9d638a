import type { EditorFeature } from '#client/editor/features/feature.ts'

import { SuggestionMarks } from './extension.ts'
import { useSuggestions } from './useSuggestions.tsx'

/** Suggested changes of the text, and their cards in the review queue. */
export const suggestions: EditorFeature = {
  id: 'suggestions',
  extensions: () => [SuggestionMarks],
  useContribution: useSuggestions,
}
