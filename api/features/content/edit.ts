import { randomUUID } from 'node:crypto'

import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockActing, type Acting } from '#api/features/auth/acting.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { AdminContent, ContentChange, NewContent } from '#schema/admin/content.ts'
import type { AuditAct } from '#schema/audit/contract.ts'
import type { ContentEntry } from '#schema/content/contract.ts'
import { AppError } from '#schema/shared/errors.ts'

import { readContent } from './adminQueries.ts'
import { auditedText } from './auditedText.ts'
import { builtinEntry } from './builtin.ts'

const written = z.object({ id: z.string() })

/** All of a text that an act can change. */
type Values = Omit<ContentEntry, 'kind'> & { isDraft: boolean; followsFile: boolean }

/** Stores a new text, and adds the act to the audit. Throws FORBIDDEN, and VALIDATION for an address that is taken. */
export async function createContent(
  tx: Transaction,
  admin: Acting,
  wanted: NewContent,
): Promise<AdminContent> {
  await lockActing(tx, admin, ['admin'])
  const { kind, ...fields } = wanted
  // A kind without an address has an id there. Fields that it lacks are empty.
  const values: Values = {
    slug: randomUUID(),
    summary: '',
    tags: [],
    day: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
    position: 0,
    isSample: false,
    followsFile: false,
    ...fields,
  }
  const [made] = await query(
    tx,
    written,
    `INSERT INTO content_entries (kind, revision, ${COLUMNS.join(', ')})
     VALUES ($1, 1, $2, $3, $4, $5::text[], $6, $7::date, $8, $9, $10, $11)
     ON CONFLICT (kind, slug) DO NOTHING RETURNING id`,
    [kind, ...bindOf(values)],
  )
  if (!made) throw slugTaken()
  return done(tx, admin, { act: 'content.created', before: null, textId: made.id })
}

/**
 * Changes a text, and adds the act to the audit. A text that stays the same is not written. Throws
 * NOT_FOUND, FORBIDDEN, VALIDATION, and CONFLICT for another revision.
 */
export async function changeContent(
  tx: Transaction,
  admin: Acting,
  textId: string,
  { revision, kind, ...fields }: ContentChange,
): Promise<AdminContent> {
  const before = await lockContent(tx, admin, textId, revision)
  if (before.kind !== kind) throw refused('kind', t('content.otherKind'))
  const values: Values = { ...valuesOf(before), ...fields }
  if (values.slug !== before.slug) {
    if (before.isBuiltIn) throw refused('slug', t('content.slugFixed'))
    const [taken] = await query(tx, written, 'SELECT id FROM content_entries WHERE kind = $1 AND slug = $2', [
      kind,
      values.slug,
    ])
    if (taken) throw slugTaken()
  }
  if (JSON.stringify(values) === JSON.stringify(valuesOf(before))) return before
  await store(tx, textId, { ...values, followsFile: false })
  const act =
    before.isDraft === values.isDraft
      ? 'content.changed'
      : values.isDraft
        ? 'content.withdrawn'
        : 'content.published'
  return done(tx, admin, { act, before, textId })
}

/**
 * Puts a text back to the one that came with the product, which newer versions may then replace again,
 * and adds the act to the audit. Throws NOT_FOUND, FORBIDDEN and CONFLICT.
 */
export async function restoreContent(
  tx: Transaction,
  admin: Acting,
  textId: string,
  revision: number,
): Promise<AdminContent> {
  const before = await lockContent(tx, admin, textId, revision)
  const builtIn = await builtinEntry(before.kind, before.slug)
  if (!builtIn) throw new AppError('CONFLICT', t('content.notBuiltIn'))
  if (before.followsFile) return before
  await store(tx, textId, { ...builtIn, isDraft: false, followsFile: true })
  return done(tx, admin, { act: 'content.restored', before, textId })
}

/** Deletes a text, and adds the act to the audit. Throws NOT_FOUND, FORBIDDEN and CONFLICT. */
export async function removeContent(
  tx: Transaction,
  admin: Acting,
  textId: string,
  revision: number,
): Promise<void> {
  const before = await lockContent(tx, admin, textId, revision)
  // The next start would store it again.
  if (before.isBuiltIn) throw new AppError('CONFLICT', t('content.builtIn'))
  await query(tx, written, 'DELETE FROM content_entries WHERE id = $1 RETURNING id', [textId])
  await note(tx, admin, { act: 'content.deleted', before, after: null })
}

/** Locks the administrator and the text, and returns the text. */
async function lockContent(
  tx: Transaction,
  admin: Acting,
  textId: string,
  revision: number,
): Promise<AdminContent> {
  await lockActing(tx, admin, ['admin'])
  await query(tx, written, 'SELECT id FROM content_entries WHERE id = $1 FOR UPDATE', [textId])
  const text = await readContent(tx, textId)
  if (!text) throw new AppError('NOT_FOUND', t('content.missing'))
  if (text.revision !== revision) throw new AppError('CONFLICT', t('admin.changedMeanwhile'))
  return text
}

const COLUMNS = [
  'slug',
  'title',
  'summary',
  'tags',
  'markdown',
  'day',
  'position',
  'is_sample',
  'is_draft',
  'follows_file',
] as const

/** Returns the values of the columns, in their order. */
const bindOf = (values: Values): unknown[] => [
  values.slug,
  values.title,
  values.summary,
  values.tags,
  values.markdown,
  values.day,
  values.position,
  values.isSample,
  values.isDraft,
  values.followsFile,
]

const valuesOf = (text: AdminContent): Values => ({
  slug: text.slug,
  title: text.title,
  summary: text.summary,
  tags: text.tags,
  markdown: text.markdown,
  day: text.day,
  position: text.position,
  isSample: text.isSample,
  isDraft: text.isDraft,
  followsFile: text.followsFile,
})

async function store(tx: Transaction, textId: string, values: Values): Promise<void> {
  await query(
    tx,
    written,
    `UPDATE content_entries
     SET (${COLUMNS.join(', ')}) = ($2, $3, $4, $5::text[], $6, $7::date, $8, $9, $10, $11), revision = revision + 1
     WHERE id = $1 RETURNING id`,
    [textId, ...bindOf(values)],
  )
}

type Done = { act: AuditAct; before: AdminContent | null; textId: string }

/** Adds an act to the audit, and returns the text afterward. */
async function done(tx: Transaction, admin: Acting, { act, before, textId }: Done): Promise<AdminContent> {
  const after = await readContent(tx, textId)
  if (!after) throw new Error('A text that is locked is gone.')
  await note(tx, admin, { act, before, after })
  return after
}

type Noted = { act: AuditAct; before: AdminContent | null; after: AdminContent | null }

async function note(
  tx: Transaction,
  { actor, requestId }: Acting,
  { act, before, after }: Noted,
): Promise<void> {
  const text = after ?? before
  if (!text) return
  await audit(tx, {
    act,
    actor: actorOf(actor),
    subject: { kind: 'content', id: text.id, name: text.title },
    ...auditedText(before, after),
    requestId,
  })
}

const refused = (field: string, message: string): AppError =>
  new AppError('VALIDATION', message, { fields: { [field]: message } })

const slugTaken = (): AppError => refused('slug', t('content.slugTaken'))
