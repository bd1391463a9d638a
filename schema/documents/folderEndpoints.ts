import * as z from 'zod/mini'

import { folder, folderName, listedFolder } from '#schema/documents/folders.ts'
import { endpoint } from '#schema/endpoints/endpoint.ts'
import { idParams } from '#schema/shared/ids.ts'

export const list = endpoint('GET /api/folders', {
  summary: 'List the folders of a user',
  access: 'user',
  answer: z.array(listedFolder),
})

export const create = endpoint('POST /api/folders', {
  summary: 'Create a folder for documents',
  access: 'user',
  body: folderName,
  answer: folder,
  status: 201,
})

export const rename = endpoint('PATCH /api/folders/:id', {
  summary: 'Rename a folder',
  access: 'user',
  params: idParams,
  body: folderName,
  answer: folder,
})

/** Its documents stay, in no folder. */
export const remove = endpoint('DELETE /api/folders/:id', {
  summary: 'Delete a folder',
  access: 'user',
  params: idParams,
})
