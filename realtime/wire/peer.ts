import { SERVER_USER } from '#realtime/storage/contract.ts'
import type { CloseCode } from '#schema/collab/protocol.ts'
import type { UserId } from '#schema/shared/ids.ts'
import type { Role } from '#schema/sharing/roles.ts'

/** The server's end of one connection. */
export interface Wire {
  send(frame: Uint8Array): void
  /** What is sent within `write` leaves in one go. */
  together(write: () => void): void
  /** Bytes that are sent but have not left yet. */
  readonly unsent: number
  close(code: CloseCode): void
  /** Ends it without a goodbye, and frees what is unsent. */
  destroy(): void
}

/** Who is behind a connection that has been let in. A visitor has a share code, reads, and is not known. */
export type Person =
  | { kind: 'user'; userId: UserId; firstName: string; name: string; role: Role }
  | { kind: 'visitor' }

/** What somebody may do in the document. */
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

/** In whose name an update is stored; null stands for the server. Throws for somebody who can write nothing. */
export function authorOf(person: Person | null): UserId {
  switch (person?.kind) {
    case 'user':
      return person.userId
    case undefined:
      return SERVER_USER
    case 'visitor':
      throw new Error('A visitor has written.')
    default:
      return person satisfies never
  }
}

/** A connection as a room sees it. */
export interface Peer {
  readonly wire: Wire
  readonly person: Person
  /** This many more of the peer's counted frames are committed. */
  saved(frames: number): void
  /** Closes the connection. */
  end(code: CloseCode): void
}
