import * as documents from '#schema/documents/endpoints.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import * as snippets from '#schema/snippets/endpoints.ts'

/** Returns the calls about an open text, which documents and snippets have alike. */
export const endpointsOf = (kind: DocumentKind) => (kind === 'snippet' ? snippets : documents)
