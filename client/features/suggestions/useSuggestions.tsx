import { CheckCheck, X } from 'lucide-react'
import { useEffect, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import { useColors } from '#client/editor/presence/PeopleColors.tsx'
import { QUEUE_TAB } from '#client/editor/review/shownTab.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { suggestions as messages } from '#schema/messages/en/suggestions.ts'

import { suggestionCards } from './cards.tsx'
import { act } from './state.ts'
import { SuggestionsHead } from './SuggestionsHead.tsx'
import { useDecide } from './useDecide.ts'

const t = translator(messages)

/** Shows the suggestions of the open document, and lets users who may write decide on them. */
export function useSuggestions(session: EditorSession): Contribution {
  const { editor, review, showOverText } = session
  const colors = useColors()
  const { decideAll, mayDecide } = useDecide(session)
  useEffect(() => {
    if (!editor.isDestroyed) act(editor.view, { kind: 'color', colors })
  }, [editor, colors])
  useEffect(() => {
    const { picked } = editor.storage.suggestions.handle
    return store.sub(picked, () => {
      store.set(review.tab, QUEUE_TAB)
      // Another tap on the text of the open card sets the caret there, if there is one.
      if (store.get(picked).opens || !editor.isEditable) showOverText()
    })
  }, [editor, review, showOverText])
  return useMemo((): Contribution => {
    const { snapshot } = editor.storage.suggestions.handle
    const isAvailable = () => store.get(snapshot).suggestions.length > 0
    return {
      cards: suggestionCards(session),
      aboveCards: <SuggestionsHead session={session} />,
      commands: mayDecide
        ? [
            {
              id: 'suggestions.accept',
              group: 'review',
              label: t('acceptAll'),
              icon: CheckCheck,
              isAvailable,
              run: () => decideAll('accept'),
            },
            {
              id: 'suggestions.reject',
              group: 'review',
              label: t('rejectAll'),
              icon: X,
              isAvailable,
              run: () => decideAll('reject'),
            },
          ]
        : [],
    }
  }, [session, editor, mayDecide, decideAll])
}
