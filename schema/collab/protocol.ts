/**
 * The wire of `/collab/<room>`: the y-websocket protocol and its additions, which a stock client
 * logs and ignores.
 */
export const MESSAGE = {
  sync: 0,
  awareness: 1,
  auth: 2,
  queryAwareness: 3,
  status: 8,
  roster: 9,
  /**
   * Of a client, without content: it asks for the comments and reactions that readers of the page see,
   * now and after each change. Of the server: these, as JSON (schema/sharing/discussion.ts).
   */
  discussion: 10,
} as const

/** Sub-types of a sync message (y-protocols/sync). */
export const SYNC = { step1: 0, step2: 1, update: 2 } as const

/**
 * Sub-types of a status message. `saved` carries the cumulative count (varUint) of this
 * connection's Update and non-empty SyncStep2 frames that are committed. `refused` reports that a
 * frame was refused and that the connection is about to close.
 */
export const STATUS = { refused: 0, saved: 1 } as const

/**
 * A visitor's WebSocket requests two subprotocols: this one, and the prefix with the share code
 * after it. Addresses are logged on their way, headers are not. The server selects this one.
 */
export const SUBPROTOCOL = 'bluepencil.collab'
export const SHARE_PREFIX = 'bluepencil.share.'

/** Returns the subprotocols that a visitor's WebSocket requests. */
export const shareProtocols = (shareCode: string): string[] => [SUBPROTOCOL, `${SHARE_PREFIX}${shareCode}`]

/** Close codes. A stock client stops retrying on 4400–4499 only. */
export const CLOSE = {
  malformed: 4400,
  unauthenticated: 4401,
  refused: 4403,
  notFound: 4404,
  tooLarge: 4413,
  schemaTooOld: 4426,
  tooManyRequests: 4429,
  quarantined: 4452,
  accessLost: 4461,
  restarting: 1012,
  storage: 1013,
} as const
/** The reason of a close with `tooLarge` when the owner's storage is full, not the document. */
export const STORAGE_FULL = 'storage full'
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]

export const MAX_FRAME_BYTES = 4 * 1024 * 1024
export const MAX_BODY_BYTES = 8 * 1024 * 1024
/** The two bytes of an empty Yjs update. As a SyncStep2 it is neither counted nor acknowledged. */
export const isEmptyUpdate = (update: Uint8Array): boolean =>
  update.length === 2 && update[0] === 0 && update[1] === 0
