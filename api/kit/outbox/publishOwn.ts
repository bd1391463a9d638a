import type { Transaction } from 'sequelize'

import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import type { EventDef } from '#schema/events/define.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'

/**
 * Publishes to a user what is theirs alone, as it is after a change, and returns it. Throws NOT_FOUND if
 * it is not there, as the account is gone.
 */
export async function publishOwn<V extends { revision: number }>(
  tx: Transaction,
  event: EventDef<string, V>,
  who: string,
  value: V | undefined,
): Promise<V> {
  if (!value) throw new AppError('NOT_FOUND', t('auth.noAccount'))
  await publish(tx, event, { key: who, revision: value.revision, value, rooms: [userRoom(who)] })
  return value
}
