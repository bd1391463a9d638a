export { MAX_CHARACTERS } from '#schema/collab/protocol.ts'

/** Number of the body's schema: stored with each document and sent as `?schema=N` when a socket opens. */
export const BODY_SCHEMA = 1

/** Name of the Y.XmlFragment that holds the body; the default field of Tiptap's Collaboration extension. */
export const BODY_FIELD = 'default'

/** Levels of nodes below the document: a paragraph at the top is on level 1. Text has no level of its own. */
export const MAX_DEPTH = 32
