import type { AnchorRequest } from '#realtime/projection/anchor.ts'
import { SERVER_USER } from '#realtime/storage/contract.ts'
import { anchorComment, removeComment } from '#schema/body-commands/contract.ts'
import { mayComment } from '#schema/sharing/roles.ts'

import { appendEdit, checkedEdit, publishEdit, waitForTurn } from './edit.ts'
import { defineHandler, type CommandContext, type CommandTools, type Ending } from './handler.ts'

/** Marks the text of a comment thread. */
export const anchorCommentHandler = defineHandler(anchorComment, mayComment, async (tools, context) => {
  if (!(await exists(context))) return { outcome: 'unavailable' }
  const { start, end, quote } = context.payload.range
  const range = { start: Buffer.from(start, 'base64'), end: Buffer.from(end, 'base64'), quote }
  return writeAnchor(tools, context, range)
})

/** Returns whether the thread is there. It stays until the transaction ends, and is removed after its mark. */
async function exists({
  client,
  documentId,
  payload,
}: CommandContext<{ threadId: string }>): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM comment_threads WHERE id = $1 AND document_id = $2 FOR KEY SHARE',
    [payload.threadId, documentId],
  )
  return rowCount === 1
}

/** Removes the marks of a comment thread. The thread is gone already. */
export const removeCommentHandler = defineHandler(removeComment, null, (tools, context) =>
  writeAnchor(tools, context, null),
)

/**
 * Writes the change as one ordinary update of the server: commenting does not make anyone an author
 * of the text. A thread has one anchor.
 */
async function writeAnchor(
  tools: CommandTools,
  { client, documentId, payload }: CommandContext<{ threadId: string }>,
  range: AnchorRequest['range'],
): Promise<Ending<{ anchored: boolean }>> {
  await waitForTurn(client, documentId)
  const edit = await checkedEdit(tools, documentId, async parts => {
    const made = await tools.bodies.anchoring({ parts, threadId: payload.threadId, range })
    return made.kind === 'textChanged' ? { ...made, update: null } : made
  })
  if (edit.kind === 'made') {
    if (edit.made.kind === 'textChanged') return { outcome: 'done', result: { anchored: false } }
    return { outcome: 'unchanged' }
  }
  if (edit.kind !== 'edit') return { outcome: edit.kind }
  const row = await appendEdit(client, { doc: documentId, user: SERVER_USER, bytes: edit.update })
  return {
    outcome: 'done',
    result: { anchored: range !== null },
    afterwards: () => publishEdit(tools, documentId, row),
  }
}
