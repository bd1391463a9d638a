import type { Editor } from '@tiptap/core'
import deepEqual from 'fast-deep-equal'
import { atom } from 'jotai'

import type { CardSource, ReviewCard } from '#client/editor/review/cards.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { suggestionKey, type Suggestion } from '#document/suggestions.ts'

import { act, suggestionsKey } from './state.ts'
import { SuggestionCard } from './SuggestionCard.tsx'

const PREFIX = 'suggestion '

/** The suggestions of an editor as cards of the review queue. */
export function suggestionCards(session: EditorSession): CardSource {
  const { editor } = session
  const { snapshot, focusWanted } = editor.storage.suggestions.handle
  const cardOf = sameWhileEqual((suggestion: Suggestion): ReviewCard => ({
    id: PREFIX + suggestionKey(suggestion),
    draw: (active, onOpen) => (
      <SuggestionCard session={session} suggestion={suggestion} isOpen={active} onOpen={onOpen} />
    ),
  }))
  const cards = atom(get => get(snapshot).suggestions.map(cardOf))
  return {
    cards,
    active: atom(get => {
      const { active } = get(snapshot)
      return active === null ? null : PREFIX + active
    }),
    places: () => placesIn(editor),
    open: id => {
      const key = id?.slice(PREFIX.length) ?? null
      act(editor.view, { kind: 'activate', key })
      if (key !== null)
        editor.view.dom.querySelector('.suggested-active')?.scrollIntoView({ block: 'nearest' })
    },
    focus: () => store.set(focusWanted, store.get(snapshot).active),
  }
}

const placesIn = (editor: Editor) =>
  (suggestionsKey.getState(editor.state)?.suggestions ?? []).map(suggestion => ({
    id: PREFIX + suggestionKey(suggestion),
    from: suggestion.parts[0]?.from ?? 0,
    to: suggestion.parts.at(-1)?.to ?? 0,
  }))

/** Returns the card of before for a suggestion that only moved. */
function sameWhileEqual(
  make: (suggestion: Suggestion) => ReviewCard,
): (suggestion: Suggestion) => ReviewCard {
  const known = new Map<string, { texts: readonly unknown[]; card: ReviewCard }>()
  return suggestion => {
    const key = suggestionKey(suggestion)
    const texts = suggestion.parts.map(part => [part.kind, part.text, part.kind === 'linking' && part.before])
    const held = known.get(key)
    if (held && deepEqual(held.texts, texts)) return held.card
    const card = make(suggestion)
    known.set(key, { texts, card })
    return card
  }
}
