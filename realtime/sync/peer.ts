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

/** Who is behind a connection that has been let in. */
export type Person = { userId: UserId; name: string; role: Role }

/** A connection as a room sees it. */
export interface Peer {
  readonly wire: Wire
  readonly person: Person
  /** This many more of the peer's counted frames are committed. */
  saved(frames: number): void
  /** Closes the connection. */
  end(code: CloseCode): void
}
