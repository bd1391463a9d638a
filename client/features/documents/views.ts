import * as z from 'zod/mini'

import {
  documentOrder,
  documentPart,
  NO_FOLDER,
  readListCursor,
  type DocumentOrder,
  type DocumentPart,
  type DocumentSummary,
} from '#schema/documents/contract.ts'
import { compareCodePoints, sortedTitle } from '#schema/documents/folded.ts'
import type { Folder } from '#schema/documents/folders.ts'

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

/** A document with a folder that is not there is in none: a device may keep it longer than the folder. */
const inKnown = (document: DocumentSummary, folders: readonly Pick<Folder, 'id'>[]): DocumentSummary =>
  folders.some(({ id }) => id === document.place.folderId)
    ? document
    : { ...document, place: { ...document.place, folderId: null } }

// Numbers in titles count as numbers: Chapter 2 comes before Chapter 10.
const { compare } = new Intl.Collator(undefined, { numeric: true })

const ORDERS: Record<DocumentOrder, (a: DocumentSummary, b: DocumentSummary) => number> = {
  // The server lists them so. Sorted again, a row would jump while its title is written.
  edited: () => 0,
  title: (a, b) => compare(a.title, b.title),
  created: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
}

/**
 * Returns the documents of a view, in its order. They arrive with the last edited one first. `folders` are those
 * of the reader, if they are known.
 */
export function listed(
  documents: readonly DocumentSummary[],
  wanted: View,
  folders?: readonly Pick<Folder, 'id'>[],
): readonly DocumentSummary[] {
  const isShown = (document: DocumentSummary) => isIn(wanted, folders ? inKnown(document, folders) : document)
  return documents.filter(isShown).toSorted(ORDERS[wanted.order])
}

/** The form in which the server compares documents, and then their ids. */
const KEYS: Record<DocumentOrder, (document: DocumentSummary) => string> = {
  edited: ({ updatedAt }) => updatedAt,
  title: ({ title }) => sortedTitle(title),
  created: ({ createdAt }) => createdAt,
}

type Place = { key: string; id: string }

const placeOf = (document: DocumentSummary, order: DocumentOrder): Place => ({
  key: KEYS[order](document),
  id: document.id,
})

/** Returns the place of the last row of the loaded pages. It may have moved since. */
function endOf(cursor: string, order: DocumentOrder): Place | null {
  const place = readListCursor(cursor, { trash: '0', order })
  return place && (order === 'title' ? { ...place, key: sortedTitle(place.key) } : place)
}

function isBehind(one: Place, other: Place, order: DocumentOrder): boolean {
  const difference = compareCodePoints(one.key, other.key) || compareCodePoints(one.id, other.id)
  return order === 'title' ? difference > 0 : difference < 0
}

/**
 * Returns the loaded rows of a view after a change of a document: it comes, goes or moves. `next` is the cursor
 * of the next page, which has what is behind it; null: all rows are loaded.
 */
export function placedIn(
  wanted: View,
  rows: readonly DocumentSummary[],
  document: DocumentSummary,
  next: string | null,
): DocumentSummary[] {
  const { order } = wanted
  const from = rows.findIndex(({ id }) => id === document.id)
  const held = rows[from]
  const others = rows.filter(({ id }) => id !== document.id)
  if (!isIn(wanted, document)) return others
  if (held && KEYS[order](held) === KEYS[order](document)) return rows.with(from, document)
  if (held && order === 'edited') return movedUp(rows, document)
  const place = placeOf(document, order)
  const end = next === null ? null : endOf(next, order)
  if (end && isBehind(place, end, order)) return others
  const to = others.findIndex(other => isBehind(placeOf(other, order), place, order))
  return others.toSpliced(to < 0 ? others.length : to, 0, document)
}
