import type { FactsRow, SummaryRow } from '#api/features/documents/rows.ts'
import type { DocumentFacts, DocumentSummary } from '#schema/documents/contract.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

/** Returns the fields that are the same for all readers. */
export const presentFacts = (row: FactsRow): DocumentFacts => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  tags: row.tags,
  showsComments: row.showsComments,
  ownerId: row.ownerId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  writing: row.writing,
  trashedAt: row.trashedAt?.toISOString() ?? null,
  revision: row.revision,
})

/** Returns a row as one reader sees it. */
export const presentSummary = (row: SummaryRow): DocumentSummary => ({
  ...presentFacts(row),
  room: roomName(documentRoom(row.id)),
  role: row.role,
  words: row.words,
  projectionRevision: row.projectionRevision,
  place: row.place,
})
