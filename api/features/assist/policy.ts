import { roleIn } from '#api/features/documents/policy.ts'
import { t } from '#api/kit/messages.ts'
import { AppError } from '#schema/shared/errors.ts'
import { maySuggest } from '#schema/sharing/roles.ts'

/**
 * Only users who may change a document, or suggest changes, can run AI actions on it. Throws NOT_FOUND to strangers and
 * FORBIDDEN to readers.
 */
export async function requireWriter(who: string, documentId: string): Promise<void> {
  if (!maySuggest(await roleIn(null, who, documentId)))
    throw new AppError('FORBIDDEN', t('documents.cannotEdit'))
}
