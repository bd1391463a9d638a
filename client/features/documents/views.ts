import * as z from 'zod/mini'

import {
  documentOrder,
  documentPart,
  NO_FOLDER,
  type DocumentOrder,
  type DocumentPart,
  type DocumentSummary,
} from '#schema/documents/contract.ts'

import { movedUp } from './order.ts'

/** A list of documents that the server reads a page at a time, as the query of the call says it. */
export const view = z.object({
  trash: z.optional(z.enum(['0', '1'])),
  part: documentPart,
  order: documentOrder,
  folder: z.optional(z.string()),
})
export type View = z.infer<typeof view>

/** All documents, the last changed ones first. */
export const ALL: View = { part: 'all', order: 'edited' }
export const TRASH: View = { ...ALL, trash: '1' }

const IS_IN: Record<DocumentPart, (document: DocumentSummary) => boolean> = {
  all: () => true,
  mine: ({ role }) => role === 'owner',
  shared: ({ role }) => role !== 'owner',
  starred: ({ place }) => place.starred,
}

const isIn = ({ part, folder }: View, document: DocumentSummary): boolean =>
  IS_IN[part](document) && (folder === undefined || (document.place.folderId ?? NO_FOLDER) === folder)

// Numbers in titles count as numbers: Chapter 2 comes before Chapter 10.
const { compare } = new Intl.Collator(undefined, { numeric: true })

const ORDERS: Record<DocumentOrder, (a: DocumentSummary, b: DocumentSummary) => number> = {
  // The server lists them so. Sorted again, a row would jump while its title is written.
  edited: () => 0,
  title: (a, b) => compare(a.title, b.title),
  created: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
}

/** Returns the documents of a view, in its order. They arrive with the last edited one first. */
export const listed = (documents: readonly DocumentSummary[], wanted: View): readonly DocumentSummary[] =>
  documents.filter(document => isIn(wanted, document)).toSorted(ORDERS[wanted.order])

/**
 * Returns the loaded rows of a view after a change of a document: it comes, goes or moves. `more`: the list
 * has more rows, so that a document at the end may belong to a later page.
 */
export function placedIn(
  wanted: View,
  rows: readonly DocumentSummary[],
  document: DocumentSummary,
  more: boolean,
): DocumentSummary[] {
  const from = rows.findIndex(({ id }) => id === document.id)
  const others = rows.filter(({ id }) => id !== document.id)
  if (!isIn(wanted, document)) return others
  if (wanted.order === 'edited') {
    if (from >= 0) return movedUp(rows, document)
    const to = others.findIndex(({ updatedAt }) => updatedAt < document.updatedAt)
    return inserted(others, document, to, more)
  }
  const order = ORDERS[wanted.order]
  return inserted(
    others,
    document,
    others.findIndex(other => order(other, document) > 0),
    more,
  )
}

function inserted(rows: DocumentSummary[], document: DocumentSummary, at: number, more: boolean) {
  if (at < 0) return more ? rows : [...rows, document]
  return rows.toSpliced(at, 0, document)
}
