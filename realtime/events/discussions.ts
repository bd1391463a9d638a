import type { Pool } from 'pg'

import { LATEST, type Bus, type Stop } from '#platform/bus/bus.ts'
import type { RoomRegistry } from '#realtime/room/registry.ts'
import { commentChanged, threadChanged } from '#schema/comments/contract.ts'
import { documentChanged, documentProjected } from '#schema/documents/contract.ts'
import { reactionsChanged } from '#schema/reactions/contract.ts'
import { parseRoom } from '#schema/rooms/room.ts'
import type { DocumentId } from '#schema/shared/ids.ts'
import { readDiscussion } from '#schema/sharing/discussion.ts'

/** The events after which a discussion is read again. The text decides which threads are shown. */
const NAMES: ReadonlySet<string> = new Set(
  [threadChanged, commentChanged, reactionsChanged, documentProjected, documentChanged].map(
    ({ name }) => name,
  ),
)

/** Returns a function that reads what readers of a document's page see of its discussion, as JSON. */
export const createDiscussionReader =
  (pool: Pool) =>
  async (doc: DocumentId): Promise<string> => {
    const { rows } = await pool.query<{ discussion: unknown }>({
      name: 'shared-discussion',
      text: 'SELECT shared_discussion($1) AS discussion',
      values: [doc],
    })
    return JSON.stringify(readDiscussion(rows[0]?.discussion))
  }

/** Reads the discussions of open rooms again after changes. Returns a function that stops it. */
export function followDiscussions(bus: Bus, rooms: RoomRegistry): Stop {
  return bus.read(LATEST, batch => {
    switch (batch.kind) {
      case 'events':
        for (const doc of documentsOf(batch.events)) rooms.find(doc)?.discussion.changed()
        break
      case 'gap':
        for (const room of rooms.all) room.discussion.changed()
        break
      default:
        batch satisfies never
    }
    return Promise.resolve()
  })
}

function documentsOf(events: readonly { name: string; rooms: readonly string[] }[]): Set<DocumentId> {
  const rooms = events.flatMap(event => (NAMES.has(event.name) ? event.rooms : []))
  return new Set(
    rooms.flatMap(name => {
      const room = parseRoom(name)
      return room?.kind === 'document' ? [room.id] : []
    }),
  )
}
