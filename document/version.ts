/**
 * The schema version of bodies: stored with each document and sent as `?schema=N` when a socket
 * opens.
 */
export const BODY_SCHEMA = 8

/**
 * The name of the Y.XmlFragment with the body: the default field of Tiptap's Collaboration
 * extension.
 */
export const BODY_FIELD = 'default'

/**
 * Maximum levels of nodes below the document. A top-level paragraph is on level 1. Text has no
 * level.
 */
export const MAX_DEPTH = 32
