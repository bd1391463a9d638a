import type { DocumentSummary } from '#schema/documents/contract.ts'

/** Documents that are written at the same time do not change places with each sentence. */
const TOGETHER_MS = 60_000

/** Returns the later of two timestamps. They have one form, in which the later one sorts last. */
export const later = (a: string, b: string): string => (a > b ? a : b)

/** Returns a list with a changed document above those that were last changed long before it. */
export function movedUp(list: readonly DocumentSummary[], changed: DocumentSummary): DocumentSummary[] {
  const from = list.findIndex(({ id }) => id === changed.id)
  const before = Date.parse(changed.updatedAt) - TOGETHER_MS
  const place = list.findIndex(({ updatedAt }) => Date.parse(updatedAt) < before)
  const to = place < 0 ? from : Math.min(place, from)
  return list.toSpliced(from, 1).toSpliced(to, 0, changed)
}

/** Returns the document that was changed last. It may not be the first one (see {@link movedUp}). */
export const lastChanged = (documents: readonly DocumentSummary[]): DocumentSummary | undefined =>
  documents.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))[0]
