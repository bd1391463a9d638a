import { useMemo } from 'react'

import { undoToast } from '#client/editor/core/undoToast.ts'
import type { EditorSession } from '#client/editor/session.ts'
import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { store } from '#client/shared/lib/store.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { suggestionKey, type Suggestion, type Verdict } from '#document/suggestions.ts'
import { suggestions as messages } from '#schema/messages/en/suggestions.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { decide } from './decide.ts'
import { act } from './state.ts'

const t = translator(messages)

/** Returns the decisions on the suggestions of an open document. */
export function useDecide({ editor, document, editable, showText }: EditorSession) {
  const { id: me } = useCurrentUser()
  const mayDecide = editable && mayWrite(document.role)
  return useMemo(() => {
    const { snapshot, focusWanted } = editor.storage.suggestions.handle
    const open = (key: string | null) => act(editor.view, { kind: 'activate', key })
    const close = () => {
      open(null)
      showText()
      editor.view.focus()
    }
    return {
      close,
      mayDecide,
      /** Whether the user may forget a suggestion. Everyone may take back their own. */
      mayReject: ({ author }: Suggestion) => mayDecide || (editable && author === me),
      /** Decides on one suggestion and goes on to the next, or to the text after the last one. */
      decideOne: (suggestion: Suggestion, verdict: Verdict) => {
        const before = store.get(snapshot).suggestions.map(suggestionKey)
        if (decide(editor, suggestion, verdict, mayDecide ? 'act' : 'edit') === 0) return
        // Others may have gone with it.
        const left = store.get(snapshot).suggestions.map(suggestionKey)
        const after = before.slice(before.indexOf(suggestionKey(suggestion)) + 1)
        const next = after.find(key => left.includes(key)) ?? left[0]
        if (next === undefined) {
          close()
          return
        }
        open(next)
        store.set(focusWanted, next)
      },
      /** Decides on all suggestions, or on those of an author. */
      decideAll: (verdict: Verdict, author?: string) => {
        const count = decide(editor, author === undefined ? {} : { author }, verdict)
        close()
        if (count > 0) undoToast(editor, t(`decided.${verdict}`, { count }))
      },
    }
  }, [editor, showText, me, mayDecide, editable])
}
