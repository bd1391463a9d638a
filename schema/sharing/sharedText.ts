// Types alone: the page has no zod to load.

/** The content of the page that a share code opens. */
export type SharedText = {
  /** The room in which the text is live. */
  room: string
  title: string
  /** The first name of the owner. */
  author: string
  updatedAt: string
  body: SharedNode
  /** The most characters that it may have with the values of its variables. */
  charactersMax: number
}

/** A node of a body, without suggestions and comments. */
export type SharedNode = {
  type: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly SharedMark[]
  content?: readonly SharedNode[]
}

/** The format of a text. */
export type SharedMark = { type: string; attrs?: Readonly<Record<string, unknown>> }
