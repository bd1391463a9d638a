import type { Transaction } from 'sequelize'
import { z } from 'zod'

import { lockDocument, roleInKind } from '#api/features/documents/policy.ts'
import { announceDocument, raiseRevision } from '#api/features/documents/service.ts'
import { ShareCodeModel } from '#api/features/sharing/model.ts'
import { liveCode, newCode, presentCode, type CodeChange } from '#api/features/sharing/shareCodes.ts'
import { requireVerified } from '#api/features/users/verified.ts'
import { t } from '#api/kit/messages.ts'
import { query } from '#api/kit/query.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayManage } from '#schema/sharing/roles.ts'
import type { ShareCodeAnswer } from '#schema/sharing/shareCode.ts'
import type { Visibility, VisibilityAnswer } from '#schema/snippets/visibility.ts'

const kind = 'snippet'
const refusal = t('sharing.codeOwnerOnly.snippet')

/** Returns who may read a snippet. Throws NOT_FOUND, or FORBIDDEN for members who do not own it. */
export async function readVisibility(who: string, documentId: string): Promise<VisibilityAnswer> {
  if (!mayManage(await roleInKind(who, documentId, kind))) throw new AppError('FORBIDDEN', refusal)
  return read(null, documentId)
}

/**
 * Changes who may read a snippet. A private one has no code: its visitors are disconnected. Throws
 * like {@link readVisibility}, and EMAIL_NOT_VERIFIED.
 */
export async function changeVisibility(
  tx: Transaction,
  {
    visibility: chosen,
    showsComments,
    ...change
  }: CodeChange & { visibility?: Visibility | undefined; showsComments?: boolean | undefined },
): Promise<VisibilityAnswer> {
  const snippet = await lockOwned(tx, change)
  const live = await liveCode(snippet.id, tx)
  const visibility = chosen ?? visibilityOf(live)
  const wanted = {
    isPublic: visibility === 'public',
    showsComments: showsComments ?? live?.showsComments ?? false,
  }
  if (
    visibilityOf(live) === visibility &&
    (live?.showsComments ?? wanted.showsComments) === wanted.showsComments
  )
    return read(tx, snippet.id)
  if (visibility === 'private') await live?.update({ revokedAt: new Date() }, { transaction: tx })
  else {
    requireVerified(change.owner)
    await (live?.update(wanted, { transaction: tx }) ?? createCode(tx, change, wanted))
  }
  await announceDocument(tx, await raiseRevision(tx, snippet))
  return read(tx, snippet.id)
}

/**
 * Replaces a snippet's code, and disconnects the visitors who have the old one. A private snippet
 * stays private. Throws like {@link changeVisibility}.
 */
export async function renewShareCode(tx: Transaction, change: CodeChange): Promise<VisibilityAnswer> {
  const snippet = await lockOwned(tx, change)
  const old = await liveCode(snippet.id, tx)
  if (old === null) return read(tx, snippet.id)
  requireVerified(change.owner)
  await old.update({ revokedAt: new Date() }, { transaction: tx })
  await createCode(tx, change, old)
  await announceDocument(tx, await raiseRevision(tx, snippet))
  return read(tx, snippet.id)
}

/**
 * Opens a private snippet to everyone who has its code, and returns the code of any. Throws like
 * {@link changeVisibility}.
 */
export async function createSnippetCode(tx: Transaction, change: CodeChange): Promise<ShareCodeAnswer> {
  const { id } = await lockOwned(tx, change)
  requireVerified(change.owner)
  if (!(await liveCode(id, tx))) await changeVisibility(tx, { ...change, visibility: 'link' })
  return presentCode(await liveCode(id, tx))
}

/** Makes a snippet private. Throws like {@link readVisibility}. */
export async function revokeSnippetCode(tx: Transaction, change: CodeChange): Promise<ShareCodeAnswer> {
  await changeVisibility(tx, { ...change, visibility: 'private' })
  return presentCode(null)
}

const lockOwned = (tx: Transaction, { owner, documentId }: CodeChange) =>
  lockDocument(tx, { who: owner.id, documentId, may: mayManage, refusal, kind })

const createCode = (
  tx: Transaction,
  { owner, documentId }: CodeChange,
  { isPublic, showsComments }: Pick<ShareCodeModel, 'isPublic' | 'showsComments'>,
) =>
  ShareCodeModel.create(
    { code: newCode(), documentId, createdBy: owner.id, isPublic, showsComments },
    { transaction: tx },
  )

const visibilityOf = (live: ShareCodeModel | null): Visibility =>
  live === null ? 'private' : live.isPublic ? 'public' : 'link'

const hidden = z.object({ isHidden: z.boolean() })

async function read(tx: Transaction | null, documentId: string): Promise<VisibilityAnswer> {
  const live = await liveCode(documentId, tx)
  const [found] = await query(
    tx,
    hidden,
    'SELECT EXISTS (SELECT FROM hidden_snippets WHERE document_id = $1) AS "isHidden"',
    [documentId],
  )
  return {
    visibility: visibilityOf(live),
    shareCode: live?.code ?? null,
    showsComments: live?.showsComments ?? false,
    isHidden: found?.isHidden ?? false,
  }
}
