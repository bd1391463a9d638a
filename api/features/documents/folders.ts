import { UniqueConstraintError, type Transaction } from 'sequelize'
import { z } from 'zod'

import { lockAccount } from '#api/features/users/queries.ts'
import { t } from '#api/kit/messages.ts'
import { publish } from '#api/kit/outbox/publish.ts'
import { query } from '#api/kit/query.ts'
import {
  folder,
  folderChanged,
  FOLDERS_MAX,
  listedFolder,
  type Folder,
  type ListedFolder,
} from '#schema/documents/folders.ts'
import { userRoom } from '#schema/rooms/room.ts'
import { AppError } from '#schema/shared/errors.ts'

/** The same error for a folder that does not exist and for one of another user. */
export const noFolder = (): AppError => new AppError('NOT_FOUND', t('folders.missing'))

/** Returns the folders of a user, by name, with the number of documents in each that the user can open. */
export const readFolders = (who: string): Promise<ListedFolder[]> =>
  query(
    null,
    listedFolder,
    `SELECT f.id, f.name, f.revision, count(o.id) AS documents
     FROM document_folders f LEFT JOIN document_places s ON s.folder_id = f.id AND s.user_id = $1
     LEFT JOIN open_documents($1) o ON o.id = s.document_id
     WHERE f.user_id = $1 GROUP BY f.id ORDER BY lower(f.name), f.id`,
    [who],
  )

/** Creates a folder. Throws CONFLICT if there are too many, or one with this name. */
export async function createFolder(tx: Transaction, who: string, name: string): Promise<Folder> {
  // Under the account's lock, so that concurrent calls do not exceed the maximum.
  await lockAccount(tx, who)
  const counted = 'SELECT count(*) AS count FROM document_folders WHERE user_id = $1'
  const [held] = await query(tx, z.object({ count: z.number() }), counted, [who])
  if ((held?.count ?? 0) >= FOLDERS_MAX)
    throw new AppError('CONFLICT', t('folders.most', { most: FOLDERS_MAX }))
  const statement =
    'INSERT INTO document_folders (user_id, name) VALUES ($1, $2) RETURNING id, name, revision'
  return write(tx, who, statement, [who, name])
}

/** Renames a folder of the user. Throws NOT_FOUND, or CONFLICT if another one has this name. */
export const renameFolder = (
  tx: Transaction,
  { who, id, name }: { who: string; id: string; name: string },
): Promise<Folder> =>
  write(
    tx,
    who,
    `UPDATE document_folders SET name = $3, revision = revision + 1 WHERE user_id = $1 AND id = $2
     RETURNING id, name, revision`,
    [who, id, name],
  )

async function write(tx: Transaction, who: string, statement: string, bind: unknown[]): Promise<Folder> {
  const [value] = await query(tx, folder, statement, bind).catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintError)) throw error
    const message = t('folders.taken')
    throw new AppError('CONFLICT', message, { fields: { name: message } })
  })
  if (!value) throw noFolder()
  const rooms = [userRoom(who)]
  await publish(tx, folderChanged, { key: value.id, revision: value.revision, value, rooms })
  return value
}

/** Deletes a folder of the user. Its documents stay, in no folder. Throws NOT_FOUND. */
export async function deleteFolder(tx: Transaction, who: string, id: string): Promise<void> {
  const statement = 'DELETE FROM document_folders WHERE user_id = $1 AND id = $2 RETURNING id, name, revision'
  const [gone] = await query(tx, folder, statement, [who, id])
  if (!gone) throw noFolder()
  const rooms = [userRoom(who)]
  await publish(tx, folderChanged, { key: id, revision: gone.revision + 1, value: null, rooms })
}
