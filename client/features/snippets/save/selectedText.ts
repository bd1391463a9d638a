import type { Editor } from '@tiptap/core'

import { titleFrom } from '#client/editor/core/titleFrom.ts'
import { baseOf } from '#document/base.ts'
import type { Body, BodyNode } from '#document/body.ts'
import { parseBody } from '#document/parse.ts'
import { withoutImages } from '#document/withoutImages.ts'
import { KINDS } from '#schema/documents/kinds.ts'

/**
 * Returns the selected text with a title from its first line, without images, suggestions and comments.
 * Null if a snippet cannot hold it.
 */
export function selectedText({ state }: Editor): { title: string; body: Body } | null {
  const { content } = state.selection.content()
  const nodes: BodyNode[] = content.toJSON() ?? []
  const limits = { characters: KINDS.snippet.charactersMax }
  const parsed = parseBody({ type: 'doc', content: withoutImages(inTable(nodes)) }, limits)
  if (!parsed.ok) return null
  const body = baseOf(parsed.value)
  return { title: titleFrom(state.schema.nodeFromJSON(body)), body }
}

/** Selected cells come as rows without their table. */
const inTable = (nodes: BodyNode[]): BodyNode[] =>
  nodes[0]?.type === 'tableRow' ? [{ type: 'table', content: nodes }] : nodes
