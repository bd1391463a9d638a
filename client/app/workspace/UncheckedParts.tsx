import type { Editor } from '@tiptap/core'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'

import { draw, erase } from '#client/editor/drawings/drawings.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'

import { askedLanguage, uncheckedMarks } from './uncheckedMarks.ts'

const UncheckedDialog = onDemand(async () => (await import('./UncheckedDialog.tsx')).UncheckedDialog)

/** Marks the paragraphs that are not checked, and shows the dialog of the mark that was pressed. */
export function UncheckedParts({ editor }: { editor: Editor }) {
  const isAsked = useAtomValue(askedLanguage) !== null
  useEffect(() => {
    draw(editor, 'unchecked', uncheckedMarks())
    return () => erase(editor, 'unchecked')
  }, [editor])
  return <Suspense>{isAsked && <UncheckedDialog />}</Suspense>
}
