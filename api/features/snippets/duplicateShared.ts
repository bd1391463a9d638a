import type { Sequelize, Transaction } from 'sequelize'

import { copyOriginal, type Original, type Room } from '#api/features/documents/duplicate.ts'
import { keepUnchecked } from '#api/features/documents/policy.ts'
import { lockOpened } from '#api/features/sharing/shareCodes.ts'
import { t } from '#api/kit/messages.ts'
import { pathOf } from '#schema/documents/kinds.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Copies the text that a share code opens into a new one of the user. The copy has what the page shows:
 * the title, and the text without suggestions, comments and images. Throws NOT_FOUND for a code that
 * opens nothing, and whatever `room` throws.
 */
export async function duplicateShared(
  sequelize: Sequelize,
  { who, code }: { who: string; code: string },
  room: Room,
): Promise<{ path: string }> {
  const { id, kind } = await copyOriginal(sequelize, { who, read: tx => readShown(tx, code) }, room)
  return { path: pathOf({ id, kind }) }
}

async function readShown(tx: Transaction, code: string): Promise<Original> {
  const from = await lockOpened(tx, code, id => keepUnchecked(tx, id))
  if (from === null) throw gone()
  return { from, code, gone }
}

const gone = () => new AppError('NOT_FOUND', t('sharing.pageGone'))
