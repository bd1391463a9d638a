import type { Editor } from '@tiptap/core'

import { titleFrom } from '#client/editor/core/titleFrom.ts'
import { baseOf } from '#document/base.ts'
import type { Body, BodyNode } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import { withoutImages } from '#document/withoutImages.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { JSON_BODY_MAX } from '#schema/endpoints/limits.ts'

/** Bytes of a call besides the text, such as the title. */
const REST_MAX = 2048

/**
 * Returns the selected text with a title from its first line, without images, suggestions and comments.
 * Null if a snippet cannot hold it.
 */
export function selectedText({ state }: Pick<Editor, 'state'>): { title: string; body: Body } | null {
  const { content } = state.selection.content()
  const nodes: BodyNode[] = content.toJSON() ?? []
  const limits = { characters: KINDS.snippet.charactersMax }
  const parsed = parseBody({ type: 'doc', content: withoutImages(inTable(nodes)) }, limits)
  if (!parsed.ok) return null
  const body = baseOf(parsed.value)
  // Thousands of cells are long to describe, although they have few characters.
  const { length } = new TextEncoder().encode(JSON.stringify(body))
  if (length > JSON_BODY_MAX - REST_MAX) return null
  return { title: titleFrom(state.schema.nodeFromJSON(body)), body }
}

/** Selected cells come as rows without their table. */
const inTable = (nodes: BodyNode[]): BodyNode[] =>
  nodes[0]?.type === 'tableRow' ? [{ type: 'table', content: nodes }] : nodes
