import { SERVER_USER } from '#realtime/storage/contract.ts'
import type { CloseCode } from '#schema/collab/protocol.ts'
import type { DocumentId, UserId } from '#schema/shared/ids.ts'
import type { Role } from '#schema/sharing/roles.ts'

/** The server's end of one connection. */
export interface Wire {
  send(frame: Uint8Array): void
  /** Sends everything within `write` at once. */
  together(write: () => void): void
  /** Bytes that are sent but have not left yet. */
  readonly unsent: number
  /** Stops and continues to read from the connection. */
  pause(): void
  resume(): void
  /** `reason`: sent with the code. */
  close(code: CloseCode, reason?: string): void
  /** Ends the connection without a close frame, and frees unsent bytes. */
  destroy(): void
}

/**
 * The person behind an admitted connection. A visitor has a share code, reads, and is anonymous.
 */
export type Person =
  | { kind: 'user'; userId: UserId; firstName: string; name: string; role: Role }
  | { kind: 'visitor' }

/** Returns the role of a person in the document. */
export function roleOf(person: Person): Role {
  switch (person.kind) {
    case 'user':
      return person.role
    case 'visitor':
      return 'viewer'
    default:
      return person satisfies never
  }
}

/** Returns the author under whom an update is stored; null is the server. Throws for a visitor. */
export function authorOf(person: Person | null): UserId {
  switch (person?.kind) {
    case 'user':
      return person.userId
    case undefined:
      return SERVER_USER
    case 'visitor':
      throw new Error('A visitor cannot be an author.')
    default:
      return person satisfies never
  }
}

/**
 * Returns the name under which a person waits for a worker. The visitors of a document wait
 * together.
 */
export const lineOf = (person: Person, document: DocumentId): string =>
  person.kind === 'user' ? `user ${person.userId}` : `visitors ${document}`

/** A connection as a room sees it. */
export interface Peer {
  readonly wire: Wire
  readonly person: Person
  /** Acknowledges this many more frames of the peer. */
  saved(frames: number): void
  /** Closes the connection. */
  end(code: CloseCode): void
}
