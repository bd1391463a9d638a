import { useAtomValue } from 'jotai'
import { Suspense } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { EditorFeature } from '#client/editor/features/feature.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { askedLanguage, UncheckedMarks } from './uncheckedMarks.ts'

const UncheckedDialog = onDemand(async () => (await import('./UncheckedDialog.tsx')).UncheckedDialog)

function AskedDialog() {
  if (useAtomValue(askedLanguage) === null) return null
  return (
    <Suspense>
      <UncheckedDialog />
    </Suspense>
  )
}

const contribution: Contribution = { floating: () => <AskedDialog /> }

/** Says which paragraphs are not checked, and how to change that. Needs the corrections. */
export const unchecked: EditorFeature = {
  id: 'unchecked',
  extensions: () => [UncheckedMarks],
  load: () => Promise.resolve(() => contribution),
}
