import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import { z } from 'zod'

import type { Access } from '#platform/access/access.ts'
import type { Identity, Sessions } from '#platform/sessions.ts'
import { CLOSE, type CloseCode } from '#schema/collab/protocol.ts'
import { documentRoom } from '#schema/rooms/room.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Person } from './peer.ts'

/** What a connection asks for: a document, and the body schema that its client knows, when it says so. */
export type Request = { document: DocumentId; schema: number | null; http: IncomingMessage }

export type Verdict =
  | { kind: 'admitted'; person: Person; identity: Identity; until: Date }
  | { kind: 'turnedAway'; code: CloseCode }

const facts = z.object({
  first_name: z.string(),
  last_name: z.string(),
  body_schema: z.number().int(),
  quarantined: z.boolean(),
})

const turnedAway = (code: CloseCode): Verdict => ({ kind: 'turnedAway', code })

/** Decides who may open a document. An unknown document is no different from one that is somebody else's. */
export class Gate {
  private readonly pool: Pool
  private readonly sessions: Sessions
  private readonly access: Access

  constructor(pool: Pool, sessions: Sessions, access: Access) {
    this.pool = pool
    this.sessions = sessions
    this.access = access
  }

  /** Rejects when the database cannot be asked. */
  async decide({ document, schema, http }: Request): Promise<Verdict> {
    const identity = await this.sessions.identify(http)
    if (!identity) return turnedAway(CLOSE.unauthenticated)
    const { userId } = identity
    const [grant, { rows }] = await Promise.all([
      this.access.of(userId, documentRoom(document)),
      this.pool.query({
        name: 'gate-facts',
        text: `SELECT u.first_name, u.last_name, d.body_schema, q.document_id IS NOT NULL AS quarantined
          FROM users u, documents d LEFT JOIN document_quarantines q ON q.document_id = d.id
          WHERE u.id = $1 AND d.id = $2`,
        values: [userId, document],
      }),
    ])
    const [first]: unknown[] = rows
    if (!grant || first === undefined) return turnedAway(CLOSE.notFound)
    const { first_name, last_name, body_schema, quarantined } = facts.parse(first)
    if (quarantined) return turnedAway(CLOSE.quarantined)
    if (schema !== null && schema < body_schema) return turnedAway(CLOSE.schemaTooOld)
    const name = `${first_name} ${last_name}`.trim()
    return { kind: 'admitted', person: { userId, name, role: grant.role }, identity, until: grant.until }
  }

  /** What becomes of a connection that was let in: it stays, or the code to close it with. */
  async recheck(document: DocumentId, person: Person, identity: Identity): Promise<Date | CloseCode> {
    const [grant, stands] = await Promise.all([
      this.access.of(person.userId, documentRoom(document)),
      this.access.sessionStands(identity.sessionId),
    ])
    if (!grant || !stands) return CLOSE.accessLost
    // The role is part of what the client was told on joining, so it joins again.
    return grant.role === person.role ? grant.until : CLOSE.restarting
  }
}
