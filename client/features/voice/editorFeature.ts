import { useEffect } from 'react'

import type { EditorFeature } from '#client/editor/features/feature.ts'
import { actions } from '#client/shared/spoken/actions.ts'
import { fields, noteCaret } from '#client/shared/spoken/fields.ts'

import { editorActions } from './editorActions.ts'
import { editorField } from './editorField.ts'

const NOTHING = {}

/** Lets voice commands read and write an open document, and run its actions. */
export const spokenText: EditorFeature = {
  id: 'voice',
  useContribution(session) {
    useEffect(() => {
      if (!session.loaded) return undefined
      const { editor } = session
      const field = editorField(session)
      const onFocus = () => noteCaret(field)
      if (editor.isFocused) onFocus()
      editor.on('focus', onFocus)
      const removals = [fields.add(field), ...editorActions(session).map(action => actions.add(action))]
      return () => {
        editor.off('focus', onFocus)
        for (const remove of removals) remove()
      }
    }, [session])
    return NOTHING
  },
}
