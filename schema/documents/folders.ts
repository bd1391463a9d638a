import * as z from 'zod/mini'

import { defineEvent } from '#schema/events/define.ts'
import { issueKey } from '#schema/messages/issueKey.ts'
import { id } from '#schema/shared/ids.ts'

/** A user's own folder. Each document is in at most one; see `documentPlace`. */
export const folder = z.object({ id, name: z.string(), revision: z.int() })
export type Folder = z.infer<typeof folder>

/** GET /api/folders. `documents` counts those in it. Absent in kept reads of earlier versions. */
export const listedFolder = z.extend(folder, { documents: z._default(z.int(), 0) })
export type ListedFolder = z.infer<typeof listedFolder>

export const FOLDER_NAME_MAX = 80
export const FOLDERS_MAX = 200

/** POST /api/folders, PATCH /api/folders/:id. */
export const folderName = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, issueKey('folderNameMissing')), z.maxLength(FOLDER_NAME_MAX)),
})

/** A folder was made or renamed. Null: it was deleted, and its documents are in none. Room: its user. */
export const folderChanged = defineEvent('folders.changed', folder)
