import type { Sequelize, Transaction } from 'sequelize'
import { z } from 'zod'

import { hasFirstText } from '#api/features/documents/firstText.ts'
import { lockUnchecked } from '#api/features/documents/policy.ts'
import { createDocument } from '#api/features/documents/service.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import {
  awaitCommand,
  findCommand,
  sendCommand,
  type SentCommand,
} from '#api/services/body-commands/service.ts'
import { parseBody } from '#document/parse.ts'
import { fillBody } from '#schema/body-commands/contract.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'
import type { NewSnippet } from '#schema/snippets/contract.ts'

const { charactersMax, untitled } = KINDS.snippet

type Made = { id: string; command: SentCommand<unknown> | null }

/**
 * Creates a snippet, with its first text if there is one. Returns its id once the text is in it. A repeated
 * call with an id returns the same snippet, and waits for the same text. Should the realtime server take
 * longer than 5 s, there is no snippet: the caller still has the text, and no one else does. Throws
 * VALIDATION for a text that is none or too long, CONFLICT for the id of another text, STORAGE_FULL,
 * UNAVAILABLE, and whatever `requireRoom` throws.
 */
export async function createSnippet(
  sequelize: Sequelize,
  who: string,
  { body, ...fields }: NewSnippet,
  requireRoom: (tx: Transaction) => Promise<void>,
): Promise<string> {
  const text = body === undefined ? null : checked(body)
  const { id, command } = await sequelize.transaction(async tx => {
    const known = fields.id === undefined ? null : await findMade(tx, who, fields.id)
    if (known) return known
    await requireRoom(tx)
    return make(tx, who, { ...fields, text })
  })
  if (command !== null) await requireText(sequelize, id, command)
  return id
}

/** Returns what an earlier call with an id has made; null if there was none. A call under way ends first. */
async function findMade(tx: Transaction, who: string, id: string): Promise<Made | null> {
  const lock = `SELECT pg_advisory_xact_lock(hashtextextended('snippet:' || $1, 0))`
  await query(tx, z.unknown(), lock, [id])
  const known = await lockUnchecked(tx, id)
  if (known === null) return null
  if (known.kind !== 'snippet' || known.ownerId !== who || known.trashedAt !== null)
    throw new AppError('CONFLICT', t('snippets.notCreated'))
  return { id, command: await findCommand(tx, fillBody, { documentId: id, payload: {} }) }
}

async function make(
  tx: Transaction,
  who: string,
  { text, title = untitled, ...fields }: Omit<NewSnippet, 'body'> & { text: string | null },
): Promise<Made> {
  const id = await createDocument(tx, who, { ...fields, kind: 'snippet', title })
  if (text === null) return { id, command: null }
  const about = { documentId: id, userId: who, payload: { body: text } }
  return { id, command: await sendCommand(tx, fillBody, about) }
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
