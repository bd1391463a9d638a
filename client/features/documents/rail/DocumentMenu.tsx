import { Ellipsis } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import type { DocumentSummary } from '#schema/documents/contract.ts'
import { documentLists } from '#schema/messages/en/documentLists.ts'
import { isolatedText } from '#schema/shared/direction.ts'

import { DocumentMenuItems } from './DocumentMenuItems.tsx'

const t = translator(documentLists)

type Props = {
  document: DocumentSummary
  open: boolean
  onRename: () => void
  onChosen: (() => void) | undefined
}

/** The button in a row of the document list that opens its menu. */
export function DocumentMenu({ document, ...props }: Props) {
  return (
    <DocumentMenuItems
      trigger={
        <button
          type="button"
          aria-label={t('more', { title: isolatedText(document.title) })}
          className="focus-inset absolute right-0.5 inline-flex size-9 items-center justify-center rounded-lg text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:right-0 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Ellipsis className="size-4.5" aria-hidden />
        </button>
      }
      document={document}
      {...props}
    />
  )
}
