import { selectOnOpening } from '#client/editor/core/pendingSelection.ts'

import { lineOf, type Found } from './results.ts'

/** Selects the match in a found document when it is opened. */
export function selectMatch({ id, excerpt }: Found): void {
  const line = excerpt && lineOf(excerpt)
  if (line) selectOnOpening({ documentId: id, ...line })
}
