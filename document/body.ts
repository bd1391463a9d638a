/** An attribute value of a node or mark. The list is the widths of the columns that a cell spans. */
export type AttributeValue = string | number | boolean | null | readonly number[]

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
 * The content of a document or snippet as ProseMirror JSON that conforms to the schema, in
 * canonical form: all attributes present, marks in the schema's order, adjacent texts with equal
 * marks joined. Only `parseBody` creates one.
 */
export type Body = BodyNode & { type: 'doc'; content: BodyNode[]; [parsed]: true }

/** An error in a body, with its path such as `content.0.marks.1`. */
export interface BodyError {
  path: string
  message: string
}
