/** A value of an attribute of a node or mark. */
export type AttributeValue = string | number | boolean | null

export interface BodyMark {
  type: string
  attrs?: Record<string, AttributeValue>
}

export interface BodyNode {
  type: string
  attrs?: Record<string, AttributeValue>
  content?: BodyNode[]
  marks?: BodyMark[]
  text?: string
}

declare const parsed: unique symbol

/**
 * The content of a document or snippet as ProseMirror JSON that conforms to the schema, in its one canonical form: every
 * attribute present, marks in the schema's order, neighbouring texts with equal marks joined. Only `parseBody` makes one.
 */
export type Body = BodyNode & { type: 'doc'; content: BodyNode[]; [parsed]: true }

/** What is wrong with a body and where, as a path like `content.0.marks.1`. */
export interface BodyError {
  path: string
  message: string
}
