import { TextQuote } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'

import type { Contribution } from '#client/editor/features/contribution.ts'
import type { UseContribution } from '#client/editor/features/feature.ts'
import { onDemand } from '#client/shared/lib/onDemand.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { missingOverlay } from '#client/shared/ui/feedback/MissingPart.tsx'
import { insertSnippet } from '#schema/messages/en/insertSnippet.ts'

const t = translator(insertSnippet)

const InsertDialog = onDemand(async () => (await import('./InsertDialog.tsx')).InsertDialog, {
  missing: missingOverlay(({ onClose }) => onClose),
})

/** Offers to insert a snippet where the text may change. */
export const useInsertSnippet: UseContribution = ({ editor, editable, document }) => {
  const [isOpen, setOpen] = useState(false)
  const { id } = document
  return useMemo(
    (): Contribution => ({
      commands: editable
        ? [
            {
              id: 'insert-snippet',
              group: 'writing',
              label: t('command'),
              icon: TextQuote,
              keywords: t('keywords'),
              inText: true,
              run: () => setOpen(true),
            },
          ]
        : [],
      floating: () =>
        isOpen && (
          <Suspense fallback={null}>
            <InsertDialog editor={editor} documentId={id} onClose={() => setOpen(false)} />
          </Suspense>
        ),
    }),
    [editor, editable, id, isOpen],
  )
}
