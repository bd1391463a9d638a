import type { Sequelize, Transaction } from 'sequelize'

import { hasFirstText } from '#api/features/documents/firstText.ts'
import { createDocument } from '#api/features/documents/service.ts'
import { t } from '#api/kit/messages.ts'
import { awaitCommand, sendCommand, type SentCommand } from '#api/services/body-commands/service.ts'
import { parseBody } from '#document/parse.ts'
import { fillBody } from '#schema/body-commands/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { NewSnippet } from '#schema/snippets/contract.ts'

const { charactersMax, untitled } = KINDS.snippet

/**
 * Creates a snippet, with its first text if there is one. Returns its id once the text is in it. Should
 * the realtime server take longer than 5 s, there is no snippet: the caller still has the text, and no
 * one else does. Throws VALIDATION for a text that is none or too long, STORAGE_FULL, UNAVAILABLE, and
 * whatever `requireRoom` throws.
 */
export async function createSnippet(
  sequelize: Sequelize,
  who: string,
  { title = untitled, tags, body }: NewSnippet,
  requireRoom: (tx: Transaction) => Promise<void>,
): Promise<string> {
  const text = body === undefined ? null : checked(body)
  const { id, command } = await sequelize.transaction(async tx => {
    await requireRoom(tx)
    const made = await createDocument(tx, who, { kind: 'snippet', title, tags })
    if (text === null) return { id: made, command: null }
    const about = { documentId: made, userId: who, payload: { body: text } }
    return { id: made, command: await sendCommand(tx, fillBody, about) }
  })
  if (command !== null) await requireText(sequelize, id, command)
  return id
}

async function requireText(sequelize: Sequelize, id: string, command: SentCommand<unknown>): Promise<void> {
  // A look that fails says nothing about the text.
  const { state } = await awaitCommand(command).catch(() => ({ state: 'pending' as const }))
  if (state === 'done' || (await hasFirstText(sequelize, id, command))) return
  throw state === 'full'
    ? new AppError('STORAGE_FULL', t('snippets.full'))
    : new AppError('UNAVAILABLE', t('snippets.notCreated'))
}

/** Returns a text that a snippet can hold, as JSON text. */
function checked(body: unknown): string {
  const parsed = parseBody(body, { characters: charactersMax })
  if (parsed.ok) return JSON.stringify(parsed.value)
  const problem = t('snippets.unusable', { most: charactersMax })
  throw new AppError('VALIDATION', problem, { fields: { body: problem } })
}
