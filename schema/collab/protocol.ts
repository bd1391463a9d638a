/**
 * The wire of `/collab/<room>`: the y-websocket protocol and what is added to it. A stock client logs the additions and
 * carries on.
 */
export const MESSAGE = { sync: 0, awareness: 1, auth: 2, queryAwareness: 3, status: 8, roster: 9 } as const

/** Sub-types of a sync message (y-protocols/sync). */
export const SYNC = { step1: 0, step2: 1, update: 2 } as const

/**
 * Sub-types of a status message. `saved` carries the cumulative count (varUint) of this connection's Update and
 * non-empty SyncStep2 frames that are committed; `refused` says that a frame was not accepted and that the connection
 * is about to be closed.
 */
export const STATUS = { refused: 0, saved: 1 } as const

/**
 * A visitor's WebSocket asks for two subprotocols, this one and the prefix with the share code behind it, since addresses
 * are logged on their way and headers are not. The server answers with this one.
 */
export const SUBPROTOCOL = 'bluepencil.collab'
export const SHARE_PREFIX = 'bluepencil.share.'

/** The subprotocols that a visitor's WebSocket asks for. */
export const shareProtocols = (shareCode: string): string[] => [SUBPROTOCOL, `${SHARE_PREFIX}${shareCode}`]

/** Close codes. A stock client stops to retry on 4400–4499 only. */
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
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]

export const MAX_FRAME_BYTES = 4 * 1024 * 1024
export const MAX_BODY_BYTES = 8 * 1024 * 1024
/** Characters of a document; held by the client before an edit is applied. */
export const MAX_CHARACTERS = 200_000

/** The two bytes of a Yjs update that holds nothing; as a SyncStep2 it is neither counted nor acknowledged. */
export const isEmptyUpdate = (update: Uint8Array): boolean =>
  update.length === 2 && update[0] === 0 && update[1] === 0
