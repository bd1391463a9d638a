import { writingSettings } from '#schema/check-settings/settings.ts'
import { UNPLACED, type DocumentFacts, type DocumentSummary } from '#schema/documents/contract.ts'
import { documentRoom, roomName } from '#schema/rooms/room.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const AT = '2026-08-01T10:00:00.000Z'

/** Returns the facts of a document as its events have them. */
export const documentFacts = (more: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id: ID,
  kind: 'document',
  tags: [],
  showsComments: false,
  title: 'A letter',
  ownerId: ID,
  createdAt: AT,
  updatedAt: AT,
  trashedAt: null,
  writing: writingSettings.parse({}),
  revision: 1,
  ...more,
})

/** Returns a document as the server answers with it to its owner. */
export const documentSummary = (more: Partial<DocumentSummary> = {}): DocumentSummary => ({
  ...documentFacts(),
  room: roomName(documentRoom(more.id ?? ID)),
  role: 'owner',
  words: 0,
  projectionRevision: 0,
  place: UNPLACED,
  ...more,
})
