import { useAtomValue } from 'jotai'
import { Suspense, useMemo } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature, UseContribution } from '#client/editor/features/feature.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { MissingInToast } from '#client/shared/ui/feedback/MissingPart.tsx'

// Few texts have a language without a dictionary.
const UncheckedParts = onDemand(async () => (await import('./UncheckedParts.tsx')).UncheckedParts, {
  ahead: true,
  missing: MissingInToast,
})

const useUnchecked: UseContribution = ({ editor }) => {
  const isNeeded = useAtomValue(editor.storage.corrections.handle.unsupported)
  return useMemo(
    (): Contribution => ({
      floating: () => <Suspense>{isNeeded && <UncheckedParts editor={editor} />}</Suspense>,
    }),
    [editor, isNeeded],
  )
}

/** Says which paragraphs are not checked, and how to change that. Needs the corrections. */
export const unchecked: EditorFeature = { id: 'unchecked', load: () => Promise.resolve(useUnchecked) }
