import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature, UseContribution } from '#client/editor/features/feature.ts'

import { UncheckedParts } from './UncheckedParts.tsx'

const useUnchecked: UseContribution = ({ editor }) => {
  const isNeeded = useAtomValue(editor.storage.corrections.handle.unsupported)
  return useMemo(
    (): Contribution => ({
      floating: () => isNeeded && <UncheckedParts editor={editor} />,
    }),
    [editor, isNeeded],
  )
}

/** Says which paragraphs are not checked, and how to change that. Needs the corrections. */
export const unchecked: EditorFeature = { id: 'unchecked', useContribution: useUnchecked }
