import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature } from '#client/editor/features/feature.ts'

import { VariablesBar } from './VariablesBar.tsx'

/** The variables of an open snippet over its text. */
export const snippetVariables: EditorFeature = {
  id: 'snippet-variables',
  useContribution: ({ editor }) =>
    useMemo((): Contribution => ({ above: <VariablesBar editor={editor} /> }), [editor]),
}
