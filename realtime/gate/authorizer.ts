import type { IncomingMessage } from 'node:http'

import type { Pool } from 'pg'
import { z } from 'zod'

import type { Access, Grant, Guest, Question } from '#platform/access/access.ts'
import type { Identity, Sessions } from '#platform/sessions.ts'
import type { Person } from '#realtime/wire/peer.ts'
import { CLOSE, type CloseCode } from '#schema/collab/protocol.ts'
import { documentRoom } from '#schema/rooms/room.ts'
import type { DocumentId } from '#schema/shared/ids.ts'

import type { Attempts } from './attempts.ts'

/** The request of a connection, and its credentials. */
export type Request = {
  document: DocumentId
  /** The body schema that the client knows, if it sends one. */
  schema: number | null
  shareCode: string | null
  /** The user that the client believes to be signed in, if it names one. */
  user: string | null
  address: string
  http: IncomingMessage
}

/** The grant that admitted a connection. It is valid until `until`. */
export type Admission = { until: Date } & (
  | { kind: 'user'; person: Extract<Person, { kind: 'user' }>; identity: Identity }
  | { kind: 'visitor'; person: Extract<Person, { kind: 'visitor' }>; guest: Guest; address: string }
)

export type Verdict = { kind: 'admitted'; admission: Admission } | { kind: 'turnedAway'; code: CloseCode }

const bodyFacts = z.object({ body_schema: z.number().int(), quarantined: z.boolean() })
const userFacts = bodyFacts.extend({ first_name: z.string(), last_name: z.string() })

const turnedAway = (code: CloseCode): Verdict => ({ kind: 'turnedAway', code })

/**
 * Decides who may open a document. An unknown document and another user's are indistinguishable.
 */
export class Authorizer {
  private readonly pool: Pool
  private readonly sessions: Sessions
  private readonly access: Access
  private readonly attempts: Attempts

  constructor(pool: Pool, sessions: Sessions, access: Access, attempts: Attempts) {
    this.pool = pool
    this.sessions = sessions
    this.access = access
    this.attempts = attempts
  }

  /**
   * A session with access comes first, then a share code. Rejects when the database cannot be
   * reached.
   */
  async decide(request: Request): Promise<Verdict> {
    const identity = await this.sessions.identify(request.http)
    // The text in that tab belongs to another account.
    if (identity && request.user !== null && request.user !== identity.userId)
      return turnedAway(CLOSE.unauthenticated)
    const asUser = identity ? await this.decideUser(identity, request) : null
    if (asUser) return asUser
    if (request.shareCode !== null) return this.decideVisitor({ shareCode: request.shareCode }, request)
    return turnedAway(identity ? CLOSE.notFound : CLOSE.unauthenticated)
  }

  /**
   * Checks admitted connections again. Returns for each, in order, the date until which it may stay
   * or the code to close it with.
   */
  async recheck(
    asked: readonly { document: DocumentId; admission: Admission }[],
  ): Promise<(Date | CloseCode)[]> {
    const grants = await this.access.ofAll(
      asked.map(({ document, admission }) => ({ room: documentRoom(document), ...holderOf(admission) })),
    )
    return asked.map(({ admission }, i) => outcomeOf(admission, grants[i] ?? null))
  }

  /** Returns null when the user has no access to the document. */
  private async decideUser(identity: Identity, { document, schema }: Request): Promise<Verdict | null> {
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
    if (!grant || first === undefined) return null
    const { first_name: firstName, last_name, ...body } = userFacts.parse(first)
    const person = {
      kind: 'user' as const,
      userId,
      firstName,
      name: `${firstName} ${last_name}`.trim(),
      role: grant.role,
    }
    return admit({ kind: 'user', person, identity, until: grant.until }, body, schema)
  }

  private async decideVisitor(guest: Guest, { document, schema, address }: Request): Promise<Verdict> {
    if (!(await this.attempts.take(address))) return turnedAway(CLOSE.tooManyRequests)
    const grant = await this.access.of(guest, documentRoom(document))
    if (!grant) return turnedAway(CLOSE.notFound)
    const { rows } = await this.pool.query({
      name: 'gate-body-facts',
      text: `SELECT d.body_schema, q.document_id IS NOT NULL AS quarantined
        FROM documents d LEFT JOIN document_quarantines q ON q.document_id = d.id WHERE d.id = $1`,
      values: [document],
    })
    const [first]: unknown[] = rows
    if (first === undefined) return turnedAway(CLOSE.notFound)
    const person = { kind: 'visitor' as const }
    return admit(
      { kind: 'visitor', person, guest, address, until: grant.until },
      bodyFacts.parse(first),
      schema,
    )
  }
}

/** Admits the connection if its client can open the body. */
function admit(
  admission: Admission,
  { body_schema, quarantined }: z.infer<typeof bodyFacts>,
  schema: number | null,
): Verdict {
  if (quarantined) return turnedAway(CLOSE.quarantined)
  if (schema !== null && schema < body_schema) return turnedAway(CLOSE.schemaTooOld)
  return { kind: 'admitted', admission }
}

/** Returns the holder of the grant and the session. */
function holderOf(admission: Admission): Pick<Question, 'who' | 'sessionId'> {
  switch (admission.kind) {
    case 'user':
      return { who: admission.person.userId, sessionId: admission.identity.sessionId }
    case 'visitor':
      return { who: admission.guest, sessionId: null }
    default:
      return admission satisfies never
  }
}

function outcomeOf(admission: Admission, grant: Grant | null): Date | CloseCode {
  if (!grant) return CLOSE.accessLost
  // The client learned its role on joining, so it joins again.
  if (admission.kind === 'user' && grant.role !== admission.person.role) return CLOSE.restarting
  return grant.until
}
