import type { Transaction } from 'sequelize'

import { lockDocument } from '#api/features/documents/policy.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

/** The same error for an unknown revision, an expired one, and one of another document. */
export const noRevision = (): AppError => new AppError('NOT_FOUND', t('revisions.gone'))

/** Naming and restoring revisions requires permission to edit. Throws NOT_FOUND or FORBIDDEN. */
export async function requireWriter(tx: Transaction, who: string, documentId: string): Promise<void> {
  const refusal = t('revisions.cannotEdit')
  await lockDocument(tx, { who, documentId, may: mayWrite, refusal })
}
