import type { DocumentSummary } from '#schema/documents/contract.ts'

/** The part of the documents that the list shows. */
export type Shown = 'all' | 'mine' | 'shared' | 'starred'

export type DocumentOrder = 'edited' | 'title' | 'created'

const SHOWS: Record<Shown, (document: DocumentSummary) => boolean> = {
  all: () => true,
  mine: ({ role }) => role === 'owner',
  shared: ({ role }) => role !== 'owner',
  starred: ({ place }) => place.starred,
}

// Numbers in titles count as numbers: Chapter 2 comes before Chapter 10.
const { compare } = new Intl.Collator(undefined, { numeric: true })

const ORDERS: Record<DocumentOrder, (a: DocumentSummary, b: DocumentSummary) => number> = {
  // The server lists them so. Sorted again, a row would jump while its title is written.
  edited: () => 0,
  title: (a, b) => compare(a.title, b.title),
  created: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
}

/** Returns the documents to list, in order. They arrive with the last edited one first. */
export const listed = (
  documents: readonly DocumentSummary[],
  shown: Shown,
  order: DocumentOrder,
): readonly DocumentSummary[] => documents.filter(SHOWS[shown]).toSorted(ORDERS[order])
