import { fillBody } from '#schema/body-commands/contract.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

import { appendEdit, computeEdit, publishEdit, waitForTurn } from './edit.ts'
import { defineHandler, type CommandContext, type CommandTools, type Ending } from './handler.ts'

/** Fills a new document with a text that the api has checked. Its images belong to other documents. */
export const fillBodyHandler = defineHandler(fillBody, mayWrite, (tools, context) =>
  fill(tools, context, context.payload.body, { images: false }),
)

/**
 * Fills a new document with a body, which is ProseMirror JSON as text, without its comments and
 * suggestions. `images`: false leaves them out.
 */
export async function fill(
  tools: CommandTools,
  { client, documentId, userId }: CommandContext,
  body: string,
  { images = true }: { images?: boolean } = {},
): Promise<Ending<Record<string, never>>> {
  await waitForTurn(client, documentId)
  const edit = await computeEdit(tools, documentId, body, { asBase: true, images })
  if (edit.kind === 'unchanged') return { outcome: 'done', result: {} }
  if (edit.kind !== 'edit') return { outcome: edit.kind }
  // A late command must not replace text that was written meanwhile.
  if (edit.before.characters > 0) return { outcome: 'unchanged' }
  const row = await appendEdit(client, { doc: documentId, user: userId, bytes: edit.update })
  return { outcome: 'done', result: {}, afterwards: () => publishEdit(tools, documentId, row) }
}
