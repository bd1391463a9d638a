import { useMemo } from 'react'

import type { EditorFeature } from '#client/editor/features/feature.ts'

import { formatCommands } from './formatCommands.ts'

/** The formats of the toolbar as commands. */
export const format: EditorFeature = {
  id: 'format',
  useContribution: ({ editor, editable }) =>
    useMemo(() => ({ commands: editable ? formatCommands(editor) : [] }), [editor, editable]),
}
