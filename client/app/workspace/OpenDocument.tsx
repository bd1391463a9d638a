import type { DocumentSummary } from '#schema/documents/contract.ts'

import { DocumentLayout } from './DocumentLayout.tsx'

/** A document that is open, with everything that belongs to it in its place. */
export function OpenDocument({ document }: { document: DocumentSummary }) {
  return <DocumentLayout document={document} />
}
