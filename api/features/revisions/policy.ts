import type { Transaction } from 'sequelize'

import { lockDocument } from '#api/features/documents/policy.ts'
import type { Access } from '#platform/access/access.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

/** One answer for a revision that never was, one that has grown too old, and another document's. */
export const noRevision = (): AppError =>
  new AppError('NOT_FOUND', 'This version is not kept any more. The document itself is as it was.')

/** Whoever may change the body may name what it is and restore what it was. Throws NOT_FOUND or FORBIDDEN. */
export async function requireWriter(
  tx: Transaction,
  access: Access,
  who: string,
  documentId: string,
): Promise<void> {
  const refusal = 'You can read this document and its versions, but not change them.'
  await lockDocument(tx, access, { who, documentId, may: mayWrite, refusal })
}
