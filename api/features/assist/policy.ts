import { roleIn } from '#api/features/documents/policy.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import { mayWrite } from '#schema/sharing/roles.ts'

/**
 * Only users who may edit a document can run AI actions on it. Throws NOT_FOUND to strangers and
 * FORBIDDEN to readers.
 */
export async function requireWriter(who: string, documentId: string): Promise<void> {
  if (!mayWrite(await roleIn(null, who, documentId)))
    throw new AppError('FORBIDDEN', t('documents.cannotEdit'))
}
